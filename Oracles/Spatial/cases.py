#!/usr/bin/env python3
"""Writes Tests/Engine/SpatialTests/Cases/oracle.tsv: random cases for the module Spatial, worked out by numpy and scipy.

Each line is a kind, the numbers that go in and the numbers that come out, between tabs. The seed is fixed, so the
same numpy and scipy give the same file. Wherever there are two ways to a number, this takes another than the
module: rotations by scipy, inverses by LAPACK, a ray and a box by linear programming.

    apt-get install python3-numpy python3-scipy && Oracles/Spatial/cases.py
"""
import itertools
import pathlib

import numpy as np
from scipy.optimize import linprog, minimize_scalar
from scipy.spatial.transform import Rotation as R, Slerp

COUNT = 12
random = np.random.default_rng(20260923)
lines = []


def case(kind, given, wanted):
    numbers = lambda values: " ".join(repr(float(v)) for v in np.concatenate([np.ravel(np.asarray(x, float)) for x in values]))
    lines.append(f"{kind}\t{numbers(given)}\t{numbers(wanted)}")


def vector(scale=10):
    return random.uniform(-scale, scale, 3)


def unit():
    v = random.normal(size=3)
    return v / np.linalg.norm(v)


def quaternion():
    q = random.normal(size=4)
    return q / np.linalg.norm(q)


def columns(matrix):
    return np.asarray(matrix).T.ravel()


def affine(linear, move):
    m = np.eye(4)
    m[:3, :3], m[:3, 3] = linear, move
    return m


def conditioned(n, limit=50):
    while True:
        m = random.uniform(-3, 3, (n, n))
        if np.linalg.cond(m) < limit:
            return m


def srt():
    scale, rotation, move = random.uniform(0.2, 4, 3), R.from_quat(quaternion()), vector()
    return scale, rotation, move, affine(rotation.as_matrix() @ np.diag(scale), move)


def rotations():
    for _ in range(COUNT):
        angle, axis, v = random.uniform(-7, 7), vector(), vector()
        turn = R.from_rotvec(angle * axis / np.linalg.norm(axis))
        case("axisAngle", [[angle], axis, v], [columns(turn.as_matrix()), turn.apply(v)])
        p, q = quaternion(), quaternion()
        case("product", [p, q], [columns((R.from_quat(p) * R.from_quat(q)).as_matrix())])
        case("angleAndAxis", [p * np.sign(p[3])], [[R.from_quat(p).magnitude()], R.from_quat(p).as_rotvec() / R.from_quat(p).magnitude()])
        angles = random.uniform(-4, 4, 3)
        case("fromEulerXYZ", [angles], [columns(R.from_euler("xyz", angles).as_matrix())])
        case("fromEulerZXY", [angles], [columns(R.from_euler("zxy", angles[[2, 0, 1]]).as_matrix())])
        case("toEulerXYZ", [p], [R.from_quat(p).as_euler("xyz")])
        z, x, y = R.from_quat(p).as_euler("zxy")
        case("toEulerZXY", [p], [[x, y, z]])
        a, b = vector(), vector()
        normal = np.cross(a, b)
        angle = np.arctan2(np.linalg.norm(normal), a @ b)
        shortest = R.from_rotvec(normal / np.linalg.norm(normal) * angle)
        case("between", [a, b], [columns(shortest.as_matrix())])
        # The swing takes the axis to where the rotation takes it, the shortest way; the twist is the rest.
        axis = unit()
        turn = R.from_quat(p)
        image = turn.apply(axis)
        normal = np.cross(axis, image)
        swing = R.from_rotvec(normal / np.linalg.norm(normal) * np.arctan2(np.linalg.norm(normal), axis @ image))
        case("swingTwist", [p, axis * random.uniform(0.1, 9)], [columns(swing.as_matrix()), columns((swing.inv() * turn).as_matrix())])
        position, target, up = vector(), vector(), unit()
        forward = (target - position) / np.linalg.norm(target - position)
        right = np.cross(up, forward)
        right /= np.linalg.norm(right)
        case("lookAt", [position, target, up], [right, np.cross(forward, right), forward])


def interpolation():
    for _ in range(COUNT):
        p, q, t = quaternion(), quaternion(), random.uniform(0, 1)
        a, b = R.from_quat(p), R.from_quat(q)
        case("slerpShortest", [p, q, [t]], [columns(Slerp([0, 1], R.concatenate([a, b]))(t).as_matrix())])
        way = (a.inv() * b).as_rotvec()
        angle = np.linalg.norm(way)
        long = way / angle * (angle - 2 * np.pi)
        case("slerpLongest", [p, q, [t]], [columns((a * R.from_rotvec(long * t)).as_matrix())])
        automatic = way if p @ q >= 0 else long
        case("slerpAutomatic", [p, q, [t]], [columns((a * R.from_rotvec(automatic * t)).as_matrix())])
        angle, axis = random.uniform(0, 2 * np.pi), unit()
        case("part", [[angle], axis, [t]], [columns(R.from_rotvec(axis * angle * t).as_matrix())])
        keys = [R.from_quat(quaternion())]
        for _ in range(3):
            keys.append(keys[-1] * R.from_rotvec(unit() * random.uniform(0.1, 1)))
        log = lambda r: r.as_rotvec()
        control = lambda i: keys[i] * R.from_rotvec(-(log(keys[i].inv() * keys[i + 1]) + log(keys[i].inv() * keys[i - 1])) / 4)
        between = lambda r, s, t: Slerp([0, 1], R.concatenate([r, s]))(t)
        result = between(between(keys[1], keys[2], t), between(control(1), control(2), t), 2 * t * (1 - t))
        case("spline", [k.as_quat() for k in keys] + [[t]], [columns(result.as_matrix())])


def transforms():
    for _ in range(COUNT):
        m, n, p = affine(conditioned(3), vector()), affine(conditioned(3), vector()), vector()
        case("affine", [columns(m[:3]), columns(n[:3]), p], [columns((m @ n)[:3]), columns(np.linalg.inv(m)[:3]), (m @ [*p, 1])[:3], (m @ [*p, 0])[:3]])
        case("changeBasis", [columns(m[:3]), columns(n[:3])], [columns((np.linalg.solve(n, m) @ n)[:3])])
        scale, rotation, move, m = srt()
        case("scaleRotateMove", [scale, rotation.as_quat(), move], [columns(m[:3])])
        scale, rotation, move, m = srt()
        flip = random.choice([-1, 1], 3)
        case("decompose", [columns((m @ np.diag([*flip, 1]))[:3])], [np.sort(scale), [np.prod(flip)], columns((m @ np.diag([*flip, 1]))[:3])])
        m, n = conditioned(4), conditioned(4)
        q = m @ [*p, 1]
        case("projective", [columns(m), columns(n), p], [columns(m @ n), columns(np.linalg.inv(m)), q[:3] / q[3]])
        fov, aspect, near, far = random.uniform(0.2, 2.5), random.uniform(0.3, 3), random.uniform(0.1, 2), random.uniform(5, 99)
        for reverse in (0, 1):
            # Solved from where the corners of what is seen go, not from the formula.
            half = np.tan(fov / 2)
            case("perspective", [[fov, aspect, near, far, reverse]], [columns(frustum(half * aspect, half * aspect, half, half, near, far, reverse))])
            tangents = random.uniform(0.2, 2, 4)
            case("tangents", [tangents, [near, far, reverse]], [columns(frustum(*tangents, near, far, reverse))])
        y, z = random.uniform(-2, 2, 2)
        for axis in range(3):
            m = np.eye(3)
            m[axis, [i for i in range(3) if i != axis]] = y, z
            case("shear", [[axis, y, z], p], [m @ p])
        a, b, s, t = quaternion(), quaternion(), random.uniform(0.2, 3), random.uniform(0.2, 3)
        u, v = vector(), vector()
        m = affine(R.from_quat(a).as_matrix() * s, u)
        n = affine(R.from_quat(b).as_matrix() * t, v)
        case("scaledPose", [a, u, [s], b, v, [t], p], [columns(m @ n), columns(np.linalg.inv(m)), (m @ [*p, 1])[:3], np.linalg.solve(m, [*p, 1])[:3]])
        m, n = affine(R.from_quat(a).as_matrix(), u), affine(R.from_quat(b).as_matrix(), v)
        case("pose", [a, u, b, v, p], [columns(m @ n), columns(np.linalg.inv(m)), (m @ [*p, 1])[:3], np.linalg.solve(m, [*p, 1])[:3]])
        case("spherical", [p], [[np.linalg.norm(p), np.arccos(p[2] / np.linalg.norm(p)), np.angle(p[0] + 1j * p[1])]])


def frustum(left, right, top, bottom, near, far, reverse):
    """The matrix with a fourth row of 0, 0, -1, 0 that takes the eight corners to those of -1...1, -1...1, 0...1."""
    rows, wanted = [], []
    for x, y, z in itertools.product((0, 1), repeat=3):
        d = (near, far)[z]
        corner = np.array([(-left, right)[x] * d, (-bottom, top)[y] * d, -d, 1])
        image = np.array([(-1, 1)[x], (-1, 1)[y], z if not reverse else 1 - z]) * d
        for row in range(3):
            equation = np.zeros(12)
            equation[row * 4:row * 4 + 4] = corner
            rows.append(equation)
            wanted.append(image[row])
    solved = np.linalg.lstsq(np.array(rows), np.array(wanted), rcond=None)[0].reshape(3, 4)
    return np.vstack([solved, [0, 0, -1, 0]])


def boxes():
    for index in range(COUNT * 3):
        origin, size = random.uniform(-2, 2, 3), random.uniform(-3, 3, 3)
        other, otherSize = random.uniform(-2, 2, 3), random.uniform(-3, 3, 3)
        low, high = np.minimum(origin, origin + size), np.maximum(origin, origin + size)
        low2, high2 = np.minimum(other, other + otherSize), np.maximum(other, other + otherSize)
        inner, outer = np.maximum(low, low2), np.minimum(high, high2)
        meets = bool((inner <= outer).all())
        case("boxes", [origin, size, other, otherSize], [[meets], inner if meets else np.zeros(3), outer - inner if meets else np.zeros(3),
             np.minimum(low, low2), np.maximum(high, high2) - np.minimum(low, low2)])
        start, direction = random.uniform(-5, 5, 3), unit()
        if index % 3 == 0:
            direction = (low + high) / 2 + random.uniform(-1, 1, 3) - start
        # t of at least 0 with low <= start + t * direction <= high.
        answer = linprog([0], A_ub=np.concatenate([direction, -direction])[:, None], b_ub=np.concatenate([high - start, start - low]), bounds=[(0, None)])
        case("rayBox", [start, direction, origin, size], [[answer.status == 0]])
        radius = random.uniform(0.5, 4)
        nearest = minimize_scalar(lambda t: np.linalg.norm(start + t * direction / np.linalg.norm(direction) - other), bounds=(0, 100), method="bounded", options={"xatol": 1e-9})
        distance = min(nearest.fun, np.linalg.norm(start - other))
        if abs(distance - radius) > 1e-3:
            case("rayBall", [start, direction, other, [radius]], [[distance < radius]])
        m = affine(conditioned(3), vector())
        corners = np.array([m @ [*(origin + size * step), 1] for step in itertools.product((0, 1), repeat=3)])[:, :3]
        case("boxBounds", [columns(m[:3]), origin, size], [corners.min(0), corners.max(0) - corners.min(0)])


rotations()
interpolation()
transforms()
boxes()
target = pathlib.Path(__file__).resolve().parents[2] / "Tests/Engine/SpatialTests/Cases/oracle.tsv"
target.parent.mkdir(parents=True, exist_ok=True)
target.write_text("\n".join(lines) + "\n")
