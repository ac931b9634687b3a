"""What users of the package rely on. Needs `quadrant` on the path, or in QUADRANT."""

import hashlib
import os
import pickle
import signal
import sys

import pytest

import quadrant

CARD = """
import SwiftUI
struct Card: View {
    let name: String
    var body: some View {
        let values = [1, 2, 3]
        Text(verbatim: name == "trap" ? "\\(values[name.count])" : name)
    }
}
"""


@pytest.fixture
def template(tmp_path):
    path = tmp_path / "Card.swift"
    path.write_text(CARD)
    with quadrant.Template(path, format="svg", arguments=["--unconfined"], options={"svg-text": True}) as template:
        yield template


def test_a_picture(template):
    picture = template.render({"name": "Ada"})
    assert b">Ada<" in picture.bytes
    assert picture.digest == hashlib.sha256(picture.bytes).hexdigest()
    assert template.render({"name": "Ada"}) == picture


@pytest.mark.parametrize(
    "data, status, words",
    [
        ({}, 422, "'name' is missing"),
        ({"nam": "x"}, 422, "did you mean 'name'?"),
        ({"name": "trap"}, 500, "Index out of range"),
    ],
)
def test_what_is_wrong_is_told(template, data, status, words):
    with pytest.raises(quadrant.DrawingError, match=None) as raised:
        template.render(data)
    assert raised.value.status == status
    assert words in str(raised.value)


def test_rows_are_answered_in_order(template):
    rows = [{"name": f"n{index}"} if index % 50 else {"other": 1} for index in range(300)]
    answers = list(template.render_each(iter(rows)))
    assert len(answers) == 300
    for index, answer in enumerate(answers):
        if index % 50:
            assert f">n{index}<".encode() in answer.bytes
        else:
            assert isinstance(answer, quadrant.DrawingError)


def workers(marker):
    """The processes of `quadrant worker` whose arguments have a text."""
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    line = file.read().decode()
            except OSError:
                continue
            if marker in line and "\0worker\0" in line:
                found.append(int(name))
    return found


@pytest.mark.parametrize("count", [40, 300])
def test_a_killed_worker_costs_nothing(template, tmp_path, count):
    kills, answers = 0, []
    for answer in template.render_each({"name": f"n{index}"} for index in range(count)):
        if len(answers) in (5, 20, 35):
            for pid in workers(str(tmp_path)):
                os.kill(pid, signal.SIGKILL)
                kills += 1
        answers.append(answer)
    assert kills >= 3
    assert [f">n{index}<".encode() in answer.bytes for index, answer in enumerate(answers)] == [True] * count


def test_rows_that_are_no_json_have_their_errors(template):
    rows = [{"name": "a"}, {"name": float("nan")}, {"name": object()}, {"name": "b"}]
    first, second, third, last = template.render_each(rows)
    assert b">a<" in first.bytes and b">b<" in last.bytes
    assert second.status == third.status == 400


def test_an_open_iterator_stands_in_nobodys_way(template):
    rows = template.render_each({"name": f"n{index}"} for index in range(100))
    next(rows)
    assert b">x<" in template.render({"name": "x"}).bytes
    template.close()
    assert len(list(rows)) == 99


def test_whoever_stops_leaves_nothing(template):
    for _ in template.render_each({"name": f"n{index}"} for index in range(100)):
        break
    assert b">last<" in template.render({"name": "last"}).bytes


def test_pictures_in_a_folder(template, tmp_path):
    with quadrant.Template(tmp_path / "Card.swift", folder=tmp_path / "out", arguments=["--unconfined"]) as other:
        picture = other.render({"name": "Ada"})
        assert picture.bytes is None
        with open(picture.path, "rb") as file:
            assert hashlib.sha256(file.read()).hexdigest() == picture.digest


def test_a_copy_has_its_own_worker(template):
    first = template.render({"name": "Ada"})
    with pickle.loads(pickle.dumps(template)) as copy:
        assert copy.render({"name": "Ada"}) == first


def test_dask(template):
    bag = pytest.importorskip("dask.bag")
    rows = [{"name": f"n{index % 7}"} for index in range(100)]
    pictures = template.map(bag.from_sequence(rows, npartitions=4)).compute(scheduler="threads")
    assert len(pictures) == 100
    assert len({picture.digest for picture in pictures}) == 7


def test_a_missing_program_is_told(tmp_path):
    with pytest.raises(quadrant.DrawingError, match="cannot start"):
        quadrant.Template(tmp_path, command=["/none/quadrant"]).render({})


FAKE = """
import json, os, sys
for line in sys.stdin:
    order = json.loads(line)
    if order["data"]["name"] == "kill":
        os.kill(os.getpid(), 9)
    print(json.dumps({"id": order["id"], "digest": order["data"]["name"], "bytes": ""}), flush=True)
"""


@pytest.mark.parametrize("culprits", [[0], [7], [3, 4, 150], [199]])
def test_a_picture_that_ends_workers_costs_itself_alone(tmp_path, culprits):
    (tmp_path / "fake.py").write_text(FAKE)
    fake = quadrant.Template("Card.swift", command=[sys.executable, str(tmp_path / "fake.py")])
    rows = [{"name": "kill" if index in culprits else f"n{index}"} for index in range(200)]
    for index, answer in enumerate(fake.render_each(rows)):
        if index in culprits:
            assert isinstance(answer, quadrant.DrawingError) and answer.status == 500
        else:
            assert answer.digest == f"n{index}"
    assert index == 199


def test_a_worker_that_never_begins_is_no_pictures_fault():
    lost = quadrant.Template("Card.swift", command=[sys.executable, "-c", "import sys; sys.exit(69)"])
    with pytest.raises(quadrant.DrawingError, match="ended with status 69 before it drew anything") as raised:
        lost.render({"name": "Ada"})
    assert raised.value.status == 503
