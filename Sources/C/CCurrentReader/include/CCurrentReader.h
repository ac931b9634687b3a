#pragma once
#include <stdint.h>

// Who reads: what is read of states while it is set is a dependency of it.

/// The reader of this thread; none at first.
extern _Thread_local void *_Nullable quadrant_reader __attribute__((tls_model("initial-exec")));

static inline void *_Nullable quadrant_current_reader(void) { return quadrant_reader; }

static inline void quadrant_set_reader(void *_Nullable reader) { quadrant_reader = reader; }

/// With what the states are changed that this thread sets; nothing at first.
extern _Thread_local void *_Nullable quadrant_transaction __attribute__((tls_model("initial-exec")));

static inline void *_Nullable quadrant_current_transaction(void) { return quadrant_transaction; }

static inline void quadrant_set_transaction(void *_Nullable transaction) {
    quadrant_transaction = transaction;
}

/// A number that was not given out before.
uint64_t quadrant_next_generation(void);
