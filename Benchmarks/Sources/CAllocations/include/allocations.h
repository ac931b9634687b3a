#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// How often this thread has asked for memory. Programs that link this module count all requests of
/// theirs and of their libraries.
long allocations_of_thread(void);

#endif
