"""20,000 cards by Dask's distributed scheduler on three processes, one of which is killed in the middle.

    pip install ./Integrations/python[dask]
    python dask_cards.py Card.swift [COUNT]

Prints how many were drawn, how many differ from one drawn alone, and the rate.
"""

import os
import signal
import sys
import threading
import time

import dask.bag
from distributed import Client, LocalCluster

import quadrant


def card(number):
    return {"name": f"Guest {number % 997}", "role": f"Row {number % 31}"}


def digest(picture):
    return picture.digest if isinstance(picture, quadrant.Picture) else str(picture)


def main():
    path, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    template = quadrant.Template(path)
    rows = [card(number) for number in range(count)]
    with LocalCluster(n_workers=3, threads_per_worker=1, processes=True) as cluster, Client(cluster) as client:
        bag = dask.bag.from_sequence(rows, npartitions=count // 100)
        began = time.monotonic()
        future = client.compute(template.map(bag).map(digest))
        pids = list(client.run(os.getpid).values())

        def kill():
            print(f"killing process {pids[0]} of {pids}", flush=True)
            os.kill(pids[0], signal.SIGKILL)

        timer = threading.Timer(float(os.environ.get("KILL_AFTER", "10")), kill)
        timer.start()
        digests = future.result()
        seconds = time.monotonic() - began
        timer.cancel()
    alone = {}
    with quadrant.Template(path) as single:
        for row, picture in zip(rows[:5_000], single.render_each(rows[:5_000])):
            alone[row["name"], row["role"]] = digest(picture)
    wrong = sum(alone.get((row["name"], row["role"]), d) != d for row, d in zip(rows, digests))
    print(f"{len(digests)} of {count} drawn, {len(set(digests))} different, {wrong} differ from one drawn alone, "
          f"{len(digests) / seconds:.0f} a second")
    return 0 if len(digests) == count and wrong == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
