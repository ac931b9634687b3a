#pragma once
#include <civetweb.h>
