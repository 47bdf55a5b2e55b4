#ifndef CHOSTILE_H
#define CHOSTILE_H

#include <sys/types.h>

/// The address of a function of CHostile or of the C library, or of `zeros` or `room`: memory that holds
/// zeros, and 64 KiB of garbage. NULL if there is none of that name.
void *hostile_find(const char *name);

/// Calls a function with as many of six arguments as it takes: numbers and addresses. On the systems that
/// are tried, those with `...` take them from the same registers.
long hostile_call(void *function, const long arguments[6]);

/// Swift declares `fork` unavailable.
pid_t hostile_fork(void);

#endif
