#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Lets this process live on when the one that has started it ends, so that it can end what it has started.
void quadrant_outlive_parent(void);

/// Makes a child of this process that is the first of a group of its own and that the kernel ends with it. To be called while
/// this process has one thread: the child goes on with all of its memory.
///
/// Returns 0 in the child, whose signals are as in a new program; -1 and `errno` where there is none.
pid_t quadrant_fork(void);

/// Hands on each line that is printed at once, so that none is lost in a buffer where the process does not come to its end.
void quadrant_print_by_lines(void);

/// Closes all descriptors with higher numbers.
void quadrant_close_above(int last);

/// How many threads this process has; 0 where that cannot be seen.
int quadrant_thread_count(void);

/// Has the end of a child wake `quadrant_wait`, and nothing else. To be called once, before there are children.
void quadrant_watch_children(void);

/// Waits until something can be read from a socket, a child has ended, or the time is over.
///
/// Returns whether something can be read, or the other end is closed.
bool quadrant_wait(int socket, int milliseconds);

/// Sends bytes with up to three descriptors beside the first of them. Returns how many were sent, or -1 and `errno`; never ends the
/// process.
ssize_t quadrant_send(int socket, const void *_Nonnull bytes, size_t count, const int *_Nullable files, int fileCount);

/// Receives bytes, and up to three descriptors that came beside them: -1 for those that did not.
ssize_t quadrant_receive(int socket, void *_Nonnull bytes, size_t count, int files[_Nonnull 3]);

/// Writes a value over that of a variable of the environment, in its place: what has kept its address and what reads
/// `/proc/PID/environ` find the new one. `room` is how many bytes the value had when the program was started.
///
/// Returns whether there is such a variable, and room.
bool quadrant_overwrite_variable(const char *_Nonnull name, const char *_Nonnull value, size_t room);
