#ifndef QUADRANT_LATE_NETWORK_H
#define QUADRANT_LATE_NETWORK_H

// The functions of libcurl and libxml2 that Foundation's static archives call, each of which loads its library when it is first called:
// a program that `quadrant build` makes starts in half the time without libcurl's thirty others. Nobody else sees them, so that a
// program with Foundation as a library is as it was. They have no declarations: nothing is to be called by hand.

#endif
