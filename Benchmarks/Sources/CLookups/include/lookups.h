#ifndef LOOKUPS_H
#define LOOKUPS_H

/// How often the program has asked the running Swift for the description of a generic type, a type of another type, or
/// how a type conforms to a protocol. Code that was compiled for its types asks for none of them; code that was compiled
/// for any type asks at each step. Programs that link this module count what their own modules ask.
long lookups_of_program(void);

#endif
