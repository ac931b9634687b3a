#pragma once
#include <stdint.h>

// Who reads: what is read of states while it is set is a dependency of it.

/// The reader of this thread; none at first.
extern _Thread_local void *_Nullable quadrant_reader __attribute__((tls_model("initial-exec")));

static inline void *_Nullable quadrant_current_reader(void) { return quadrant_reader; }

static inline void quadrant_set_reader(void *_Nullable reader) { quadrant_reader = reader; }

/// A number that was not given out before.
uint64_t quadrant_next_generation(void);
