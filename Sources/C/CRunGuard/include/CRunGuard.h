#pragma once
#include <stdbool.h>
#include <sys/types.h>
#include "CWorker.h"

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
    /// Whether its standard input is ours, and not empty.
    bool readsOurInput;
    /// The descriptor of rules of Landlock's that hold it; -1 for none.
    int rules;
} QuadrantProgram;

/// Starts a program that the kernel ends with the calling thread, however that ends: by SIGKILL too, of which this process learns nothing. Its
/// standard input is empty, unless it is to be ours, and no signal is blocked in it.
///
/// Returns 0 and the process in `child`, or the error of the system.
int quadrant_start(const QuadrantProgram *_Nonnull program, pid_t *_Nonnull child);
