#pragma once
#include <sys/types.h>

/// Has a process of its own wait for the end of `tool` and of the caller. If the tool ends first, which only
/// SIGKILL and a crash make it, all processes are ended that have `mark` in their environment: the kernel
/// ends the caller with the tool, but nothing that was started here. Does nothing where the kernel has no
/// descriptors of processes (before Linux 5.4).
///
/// To be called before the caller has other threads or descriptors that must not be kept open.
void quadrant_guard_run(pid_t tool, const char *_Nonnull mark);
