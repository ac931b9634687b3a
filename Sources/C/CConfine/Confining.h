#pragma once
#include "CConfine.h"

// The version of Landlock that the kernel has; less than 1 for none.
int quadrant_landlock_version(void);

// Each returns 0, or the error of the system.
int quadrant_hold_files(const QuadrantConfinement *confinement);
int quadrant_hold_calls(void);
