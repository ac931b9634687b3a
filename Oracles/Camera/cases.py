#!/usr/bin/env python3
"""Writes Tests/Engine/QuadrantDisplayListTests/Cases/cameras.tsv: where cameras see the corners of boxes, worked out by numpy.

Each line has the numbers that go in (origin and size of the box, yaw, pitch, distance or 0 for none, 1 for right to
left, margin) and those that come out (size of the picture, then x and y of the eight corners), between a tab. The way is
another than the program's: an eye is set into space, and rays are cut with the plane through the middle of the box.

    apt-get install python3-numpy && Oracles/Camera/cases.py
"""
import itertools
import pathlib

import numpy as np

random = np.random.default_rng(20261122)
# The corners in the order of Rect3D.cornerPoints.
STEPS = [(0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 0, 0), (0, 0, 1), (0, 1, 1), (1, 1, 1), (1, 0, 1)]


def towards(yaw, pitch, mirrored):
    """Where the camera stands, from the middle: a point on the unit sphere (y goes down)."""
    around, up = np.radians(yaw), np.radians(pitch)
    side = -1 if mirrored else 1
    return np.array([side * np.sin(around) * np.cos(up), -np.sin(up), np.cos(around) * np.cos(up)])


def axes(yaw, pitch, mirrored):
    """The camera's right and down, at right angles to where it looks."""
    to = towards(yaw, pitch, mirrored)
    # Where the camera goes with a little more yaw, and with a little less pitch.
    step = 1e-6
    side = -1 if mirrored else 1
    right = side * (towards(yaw + step, 0, mirrored) - towards(yaw - step, 0, mirrored))
    down = towards(yaw, pitch - step, mirrored) - towards(yaw, pitch + step, mirrored)
    return to, right / np.linalg.norm(right), down / np.linalg.norm(down)


def seen(point, middle, camera, distance):
    to, right, down = camera
    if distance:
        eye = middle + distance * to
        ray = point - eye
        # (eye + t * ray - middle) is at right angles to the direction of the camera.
        point = eye + ray * (-(eye - middle) @ to) / (ray @ to)
    return np.array([(point - middle) @ right, (point - middle) @ down])


def case(origin, size, yaw, pitch, distance, mirrored, margin):
    origin, size = np.asarray(origin, float), np.asarray(size, float)
    middle, camera = origin + size / 2, axes(yaw, pitch, mirrored)
    corners = np.array([seen(origin + size * step, middle, camera, distance) for step in STEPS])
    low, high = corners.min(0) - margin, corners.max(0) + margin
    given = [*origin, *size, yaw, pitch, distance, int(mirrored), margin]
    wanted = [*(high - low), *(corners - low).ravel()]
    numbers = lambda values: " ".join(repr(float(v)) for v in values)
    return f"{numbers(given)}\t{numbers(wanted)}"


lines = []
known = [([0, 0, 0], [200, 100, 0]), ([0, 0, 0], [300, 200, 80]), ([-20, 10, -40], [120, 240, 160])]
cameras = [(0, 0, 0), (45, 35.264, 0), (30, 20, 900), (-60, -15, 0), (90, 0, 0), (0, 90, 0), (180, 10, 1500)]
for (origin, size), (yaw, pitch, distance), mirrored in itertools.product(known, cameras, [False, True]):
    lines.append(case(origin, size, yaw, pitch, distance, mirrored, 0))
for index in range(40):
    origin, size = random.uniform(-100, 100, 3), random.uniform(0, 400, 3)
    distance = 0 if index % 2 else random.uniform(1.5, 6) * np.linalg.norm(size)
    yaw, pitch = random.uniform(-180, 180), random.uniform(-89, 89)
    lines.append(case(origin, size, yaw, pitch, distance, index % 3 == 0, random.uniform(0, 20)))
target = pathlib.Path(__file__).resolve().parents[2] / "Tests/Engine/QuadrantDisplayListTests/Cases/cameras.tsv"
target.parent.mkdir(exist_ok=True)
target.write_text("\n".join(lines) + "\n")
