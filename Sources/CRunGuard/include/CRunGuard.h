#pragma once
#include <stdbool.h>
#include <sys/types.h>
#include "CWorker.h"

/// Has a process of its own wait for the end of `tool` and of the caller. If the tool ends first, which only
/// SIGKILL and a crash make it, all processes are ended in whose environment a line begins with `mark`: the kernel
/// ends the caller with the tool, but nothing that was started here. Does nothing where the kernel has no
/// descriptors of processes (before Linux 5.4).
///
/// To be called before the caller has other threads or descriptors that must not be kept open. Returns the process, which the
/// caller may end once nothing is left to guard, or -1 for none.
pid_t quadrant_guard_run(pid_t tool, const char *_Nonnull mark);

/// A program to start.
typedef struct {
    /// The file.
    const char *_Nonnull path;
    /// With the program's name; ends with null.
    char *_Nullable const *_Nonnull arguments;
    /// Lines of `NAME=value`; ends with null.
    char *_Nullable const *_Nonnull environment;
    /// The descriptors that become its standard output and its standard error.
    int output, errors;
    /// The descriptor that becomes its descriptor 3; -1 for none.
    int passed;
    /// Whether it is the first of a process group of its own.
    bool ownsGroup;
} QuadrantProgram;

/// Starts a program that the kernel ends with the calling thread, however that ends: by SIGKILL too, of which this process learns nothing. Its
/// standard input is empty, and no signal is blocked in it.
///
/// Returns 0 and the process in `child`, or the error of the system.
int quadrant_start(const QuadrantProgram *_Nonnull program, pid_t *_Nonnull child);
