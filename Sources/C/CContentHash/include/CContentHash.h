#pragma once
#include <stddef.h>
#include <stdint.h>

/// FNV-1a with 128 bits: adds bytes to a state, of which `high` has the upper half.
///
/// Here, as it is called for every byte of a project, by modules that are not optimised.
void quadrant_add_bytes(uint64_t *_Nonnull high, uint64_t *_Nonnull low, const uint8_t *_Nullable bytes, size_t count);
