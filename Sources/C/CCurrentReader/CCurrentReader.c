#include "CCurrentReader.h"

_Thread_local void *quadrant_reader = 0;
_Thread_local void *quadrant_transaction = 0;

uint64_t quadrant_next_generation(void) {
    static uint64_t last;
    return __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
}
