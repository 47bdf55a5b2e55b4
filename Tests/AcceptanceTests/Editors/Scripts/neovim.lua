-- Serves a feature with `PROGRAM lsp` in the folder FOLDER and does with it what people do in Neovim.
-- Writes a line to EDITOR_OUTPUT for each thing that it looks at; EditorTests compares them.

local program, folder = os.getenv("EDITOR_PROGRAM"), os.getenv("EDITOR_FOLDER")
vim.o.completeopt = "menu"
vim.o.hidden = true
vim.o.autoindent = false

local function say(text)
  local file = io.open(os.getenv("EDITOR_OUTPUT"), "a")
  file:write(text .. "\n")
  file:close()
end

local routine
-- Waits until something holds, while Neovim goes on; gives it up after five minutes.
local function wait(what, holds)
  for _ = 1, 15000 do
    local ok, result = pcall(holds)
    if ok and result then return result end
    vim.defer_fn(function() coroutine.resume(routine) end, 20)
    coroutine.yield()
  end
  say("gave up waiting for " .. what)
  vim.cmd("cquit 1")
end

local function lines(buffer) return vim.api.nvim_buf_get_lines(buffer or 0, 0, -1, false) end

local function at(line, column) vim.api.nvim_win_set_cursor(0, { line, column }) end

local function messages()
  return vim.tbl_map(function(found)
    return (found.lnum + 1) .. ":" .. (found.col + 1) .. " " .. found.message:gsub("\n", " / ")
  end, vim.diagnostic.get(0))
end

local function steps()
  vim.cmd("edit " .. folder .. "/Features/basket.feature")
  local feature = vim.api.nvim_get_current_buf()
  local client = vim.lsp.start_client({
    name = "specrun", cmd = { program, "lsp" }, root_dir = folder,
    on_error = function(code) say("error " .. code) end,
  })
  vim.lsp.buf_attach_client(feature, client)

  wait("diagnostics", function() return #vim.diagnostic.get(0) > 0 end)
  for _, text in ipairs(messages()) do say("diagnostic " .. text) end

  -- The step is typed as people type it, and completed with the keys for it.
  vim.bo.omnifunc = "v:lua.vim.lsp.omnifunc"
  at(4, 0)
  vim.api.nvim_input("cc    When I nib<C-x><C-o>")
  wait("completion", function() return lines()[4]:find("nibble") end)
  vim.api.nvim_input("<Esc>")
  wait("normal mode", function() return vim.api.nvim_get_mode().mode == "n" end)
  say("completed" .. lines()[4])
  vim.api.nvim_buf_set_lines(0, 3, 4, false, { "    When I nibble 2 apples" })
  wait("no diagnostics", function() return #vim.diagnostic.get(0) == 0 end)
  say("no diagnostics")

  at(4, 12)
  vim.lsp.buf.hover()
  local shown = wait("hover", function()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= "" then return window end
    end
  end)
  local hover = lines(vim.api.nvim_win_get_buf(shown))
  vim.api.nvim_win_close(shown, true)
  for _, text in ipairs(hover) do
    if text:find("When") or text:find("BasketSteps") or text:find("uses? it") then say("hover " .. vim.trim(text)) end
  end

  at(4, 12)
  vim.lsp.buf.definition()
  wait("definition", function() return vim.api.nvim_buf_get_name(0):find("BasketSteps.swift$") end)
  local swift = vim.api.nvim_get_current_buf()
  local place = vim.api.nvim_win_get_cursor(0)
  say("definition " .. vim.trim(vim.api.nvim_get_current_line()) .. " at column " .. place[2] + 1)

  vim.api.nvim_set_current_buf(feature)
  at(4, 12)
  vim.lsp.buf.rename("I take 2 apples away")
  wait("rename", function() return lines(feature)[4]:find("take") end)
  say("renamed" .. lines(feature)[4])
  for _, text in ipairs(lines(swift)) do
    if text:find("take") then say("renamed" .. text) end
  end

  vim.api.nvim_buf_set_lines(feature, 3, 4, false, { "When I eat 2 apples" })
  wait("diagnostics", function() return #vim.diagnostic.get(feature) > 0 end)
  vim.api.nvim_buf_set_lines(feature, 3, 4, false, { "When I nibble 2 apples" })
  wait("no diagnostics", function() return #vim.diagnostic.get(feature) == 0 end)
  vim.lsp.buf.formatting_sync(nil, 300000)
  say("formatted" .. lines(feature)[5])

  vim.lsp.stop_client(client)
  wait("the end", function() return vim.lsp.client_is_stopped(client) end)
  say("ended")
  vim.cmd("qall!")
end

routine = coroutine.create(function()
  local ok, fault = pcall(steps)
  if not ok then
    say("failed: " .. tostring(fault))
    vim.cmd("cquit 1")
  end
end)
vim.defer_fn(function() coroutine.resume(routine) end, 0)
