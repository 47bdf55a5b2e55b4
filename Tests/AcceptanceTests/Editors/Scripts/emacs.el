;;; -*- lexical-binding: t -*-
;; Serves a feature with `PROGRAM lsp' in the folder FOLDER and does with it what people do in Emacs.
;; Writes a line to EDITOR_OUTPUT for each thing that it looks at; EditorTests compares them.

(require 'package)
(package-initialize)
(require 'eglot)
(require 'cl-lib)

(define-derived-mode feature-mode prog-mode "Feature")
(add-to-list 'auto-mode-alist '("\\.feature\\'" . feature-mode))
(setq make-backup-files nil auto-save-default nil create-lockfiles nil
      eglot-confirm-server-initiated-edits nil eglot-sync-connect t eglot-send-changes-idle-time 0
      eglot-autoshutdown nil eglot-connect-timeout 300)
(setq jsonrpc-default-request-timeout 300)
(add-to-list 'eglot-server-programs (list 'feature-mode (getenv "EDITOR_PROGRAM") "lsp"))

(defun say (text &rest arguments)
  (write-region (concat (apply #'format text arguments) "\n") nil (getenv "EDITOR_OUTPUT") t 'quiet))

(defun wait (what holds)
  "Waits until HOLDS, while messages arrive; gives it up after five minutes."
  (let ((end (+ (float-time) 300)) result)
    (while (and (< (float-time) end) (not (setq result (funcall holds))))
      (accept-process-output nil 0.05))
    (or result (progn (say "gave up waiting for %s" what) (kill-emacs 1)))))

(defun line (number)
  (save-excursion
    (goto-char (point-min))
    (forward-line (1- number))
    (buffer-substring-no-properties (line-beginning-position) (line-end-position))))

(defun write-line (number text)
  (goto-char (point-min))
  (forward-line (1- number))
  (delete-region (line-beginning-position) (line-end-position))
  (insert text))

(defun at (number text)
  (goto-char (point-min))
  (forward-line (1- number))
  (search-forward text (line-end-position))
  (backward-char 1))

(defun reported ()
  "The diagnostics, once Flymake has asked for them."
  (flymake-start)
  (flymake-diagnostics))

(condition-case fault
    (let ((default-directory (file-name-as-directory (getenv "EDITOR_FOLDER"))))
      (find-file "Features/basket.feature")
      (apply #'eglot--connect (eglot--guess-contact))
      (wait "the connection" #'eglot-current-server)
      (wait "diagnostics" #'reported)
      (dolist (found (reported))
        (say "diagnostic %s %s" (line-number-at-pos (flymake-diagnostic-beg found))
             (replace-regexp-in-string "\n" " / " (flymake-diagnostic-text found))))

      (write-line 4 "    When I nib")
      (eglot--signal-textDocument/didChange)
      (completion-at-point)
      (say "completed%s" (line 4))
      (write-line 4 "    When I nibble 2 apples")
      (eglot--signal-textDocument/didChange)
      (wait "no diagnostics" (lambda () (null (reported))))
      (say "no diagnostics")

      (at 4 "nibble")
      (let (shown)
        (eglot-hover-eldoc-function (lambda (text &rest _) (setq shown text)))
        (wait "hover" (lambda () shown))
        (dolist (text (split-string (substring-no-properties shown) "\n"))
          (when (string-match-p "When\\|BasketSteps\\|uses? it" text) (say "hover %s" text))))

      (let* ((found (car (xref-backend-definitions
                          'eglot (xref-backend-identifier-at-point 'eglot))))
             (marker (xref-location-marker (xref-item-location found)))
             (feature (current-buffer)))
        (with-current-buffer (marker-buffer marker)
          (goto-char marker)
          (say "definition %s at column %d" (string-trim (thing-at-point 'line t))
               (1+ (current-column))))
        (set-buffer feature)
        (at 4 "nibble")
        (eglot-rename "I take 2 apples away")
        (say "renamed%s" (line 4))
        (with-current-buffer (marker-buffer marker)
          (goto-char (point-min))
          (when (search-forward "take" nil t)
            (say "renamed%s" (buffer-substring-no-properties
                              (line-beginning-position) (line-end-position))))
          (set-buffer-modified-p nil)))

      (write-line 4 "When I nibble 2 apples")
      (eglot-format-buffer)
      (say "formatted%s" (line 5))
      (set-buffer-modified-p nil)
      (eglot-shutdown (eglot-current-server))
      (say "ended")
      (kill-emacs 0))
  (error (say "failed: %S" fault) (kill-emacs 1)))
