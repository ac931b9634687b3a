#include "CContentHash.h"

void quadrant_add_bytes(uint64_t *high, uint64_t *low, const uint8_t *bytes, size_t count) {
    const unsigned __int128 prime = ((unsigned __int128)1 << 88) + 0x13b;
    unsigned __int128 state = (unsigned __int128)*high << 64 | *low;
    for (size_t index = 0; index < count; index++) state = (state ^ bytes[index]) * prime;
    *high = (uint64_t)(state >> 64);
    *low = (uint64_t)state;
}
