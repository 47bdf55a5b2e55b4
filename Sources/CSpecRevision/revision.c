#include "CSpecRevision.h"

#define TEXT(x) #x
#define TEXT_OF(x) TEXT(x)

const char *csr_revision(void) {
#ifdef SPECRUN_REVISION
  return TEXT_OF(SPECRUN_REVISION);
#else
  return "";
#endif
}
