#pragma once

// A floor for layout engines: the cheapest honest two-pass stack layout over a flat array of nodes,
// sizes bottom-up, positions top-down; no caching, no generality beyond what the workloads need.

typedef enum { FLOOR_W1, FLOOR_W2, FLOOR_W3 } floor_workload;

typedef struct {
    int nodes;
    /// Medians, nanoseconds a node.
    double build;
    double layout;
    /// x + 2y + 3w + 5h over all nodes.
    double checksum;
} floor_result;

/// Builds and lays the workload out `rounds` times; `depth` is that of W1.
floor_result floor_measure(floor_workload workload, int depth, int rounds);
