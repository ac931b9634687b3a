#!/usr/bin/env python3
"""Wall time, processor time and peak memory of fresh processes: cold.py COUNT PROGRAM FOLDER."""
import os
import statistics
import subprocess
import sys
import time

count, program, folder = int(sys.argv[1]), sys.argv[2], sys.argv[3]
for work, name in (("R1", "R1.png"), ("R2", "R2.pdf"), ("R3", "R3.png")):
    walls, times, peaks = [], [], []
    # The first one fills the cache of files.
    for run in range(count + 1):
        began = time.perf_counter()
        process = subprocess.Popen([program, work, os.path.join(folder, name)])
        _, status, usage = os.wait4(process.pid, 0)
        wall = (time.perf_counter() - began) * 1e3
        if status:
            sys.exit(f"{program} {work} failed")
        if run:
            walls.append(wall)
            times.append((usage.ru_utime + usage.ru_stime) * 1e3)
            peaks.append(usage.ru_maxrss / 1024)
    median = statistics.median
    print(
        f"{work} cold: {median(walls):.1f} ms (least {min(walls):.1f}), processor "
        f"{median(times):.1f} ms, peak {median(peaks):.1f} MB"
    )
