// The revision that a build was made from. Only the compiler of C takes text from Package.swift.
#ifndef CSPECREVISION_H
#define CSPECREVISION_H

/// The value of SPECRUN_REVISION when Package.swift was read; empty where nobody set it.
const char *csr_revision(void);

#endif
