#ifndef QUADRANT_LATE_NETWORK_H
#define QUADRANT_LATE_NETWORK_H

#include <stdbool.h>

// The functions of libcurl that Foundation's static archives call, each of which loads the library when it is first called: a program that
// `quadrant build` makes starts in half the time without libcurl's thirty others. Nobody else sees them, so that a program with Foundation
// as a library is as it was. They have no declarations: nothing of them is to be called by hand. Where the library is missing, they end
// the program.

/// Loads libcurl. Returns whether it is there and has all of the functions.
bool quadrant_load_network(void);

#endif
