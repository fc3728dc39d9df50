#!/usr/bin/env python3
"""test_kept.py - a match at this machine is kept whatever ends the program, and is gone on with;
what is kept is never lost to a new match, to damage or to another terminal."""

import os
import resource
import signal
import subprocess
import tempfile
import time

from kit import PERILUNE, SLOW, Terminal, run

FOUR = ("connect-four", "--bots", "greedy", "--seed", "1")
ASKED = r"Enter choose .*q leave"
OFFER = r"Connect Four, 2 players, 2 moves, .*\n(.*\n)*Number: go on \(Enter: 1\)"


def play(home, *words, **more):
    return Terminal(PERILUNE, "play", *words, env={"XDG_STATE_HOME": home}, **more)


def kept(home, name="connect-four.txt"):
    return os.path.join(home, "perilune", "matches", name)


def text_of(path):
    with open(path) as file:
        return file.read()


def moved(home, *words):
    """A terminal in which a move was made and answered, and the program's process."""
    terminal = play(home, *(words or FOUR))
    terminal.wait(ASKED)
    terminal.keys("4")
    terminal.wait("B Bellatrix drops into column")
    return terminal, terminal.pid()


def test_what_was_asked_of_a_new_match_is_not_asked_of_a_kept_one():
    with tempfile.TemporaryDirectory() as home:
        terminal = play(home, "leduc", "--bots", "greedy", "--seed", "1", "--option", "raises=1")
        terminal.wait(ASKED)
        terminal.keys("1")
        terminal.wait(r"A Player (checks|raises|calls|folds)")
        terminal.keys("C-c")
        terminal.wait("status 0")
        terminal.close()
        if "result:" in text_of(kept(home, "leduc.txt")):
            raise AssertionError("that hand was over at once: take another seed")
        terminal = play(home, "leduc", "--option", "raises=2", "--bots", "random")
        terminal.wait("Leduc.*, 2 players")
        terminal.keys("Enter")
        terminal.wait(ASKED)
        assert "option: raises=1" in text_of(kept(home, "leduc.txt"))
        assert "p2 greedy" in text_of(kept(home, "leduc.txt"))
        terminal.close()


def wait_for_end(pid):
    end = time.monotonic() + 20 * SLOW
    while os.path.exists(f"/proc/{pid}"):
        assert time.monotonic() < end, "the program does not end"
        time.sleep(0.02)


def goes_on(home):
    """The match is offered, and Enter alone goes on with it where it was."""
    terminal = play(home, "connect-four")
    terminal.wait(OFFER)
    terminal.keys("Enter")
    terminal.wait(ASKED)
    assert "A Player drops into column 4" in terminal.screen()
    terminal.close()


def test_every_way_out_keeps_the_match_and_says_where():
    for way in ("C-c", "q", signal.SIGTERM, signal.SIGHUP):
        with tempfile.TemporaryDirectory() as home:
            terminal, pid = moved(home)
            if way == "C-c":
                terminal.keys("C-c")
            elif way == "q":
                terminal.keys("q")
                terminal.wait("Leave the table. 'perilune play' goes on with it")
                terminal.keys("2")
            else:
                os.kill(pid, way)
            said = terminal.wait("status 0").replace("\n", "")
            assert f"kept in {kept(home)}. To go on: perilune play connect-four" in said, said
            terminal.close()
            goes_on(home)


def test_a_lost_terminal_and_a_killed_program_keep_the_match():
    with tempfile.TemporaryDirectory() as home:
        terminal, pid = moved(home)
        terminal.close()  # and with it everything the program could write to
        wait_for_end(pid)
        goes_on(home)
    with tempfile.TemporaryDirectory() as home:
        terminal, pid = moved(home)
        os.kill(pid, signal.SIGKILL)
        wait_for_end(pid)
        terminal.close()
        goes_on(home)


def test_line_by_line_it_is_kept_too():
    with tempfile.TemporaryDirectory() as home:
        terminal = play(home, "--plain", *FOUR)
        terminal.wait(r"\n>\n")
        terminal.type("4")
        terminal.keys("Enter")
        terminal.wait(r"p2 drops")
        terminal.keys("C-c")
        terminal.wait("status 0")
        assert "The match is kept in" in terminal.screen()
        terminal.close()
        goes_on(home)


def test_a_new_match_leaves_the_kept_one_alone():
    with tempfile.TemporaryDirectory() as home:
        terminal, pid = moved(home)
        terminal.keys("C-c")
        terminal.wait("status 0")
        terminal.close()
        before = text_of(kept(home))
        for words in ((*FOUR, "--new"), FOUR):
            terminal = play(home, *words)
            if "--new" not in words:
                terminal.wait(OFFER)
                terminal.keys("n", "Enter")
            terminal.wait(ASKED)
            assert "drops into" not in terminal.screen()
            terminal.keys("3")
            terminal.wait("A Player drops into column 3")
            terminal.keys("C-c")
            terminal.wait("status 0")
            terminal.close()
        assert text_of(kept(home)) == before
        for name in ("connect-four-2.txt", "connect-four-3.txt"):
            assert "p1 drop column=3" in text_of(kept(home, name))
        terminal = play(home)
        terminal.wait(r"3  Connect Four(.*\n)*>")
        terminal.type("x3")
        terminal.keys("Enter")
        terminal.wait("Forgotten")
        assert len(os.listdir(os.path.dirname(kept(home)))) == 2
        terminal.close()


def test_two_terminals_do_not_share_a_match():
    with tempfile.TemporaryDirectory() as home:
        first, pid = moved(home)
        second = play(home, *FOUR)  # not offered what is being played
        second.wait(ASKED)
        second.keys("2")
        second.wait("A Player drops into column 2")
        assert "p1 drop column=4" in text_of(kept(home))
        assert "p1 drop column=2" in text_of(kept(home, "connect-four-2.txt"))
        first.close()
        second.close()


def test_what_is_over_is_not_offered_and_makes_room():
    with tempfile.TemporaryDirectory() as home:
        terminal, pid = moved(home)
        terminal.keys("R")
        terminal.wait("Give the match up")
        terminal.keys("2")
        terminal.wait("The match is over")
        terminal.keys("Enter")
        terminal.wait_gone("─ The match is over")
        terminal.keys("q")
        terminal.wait(r"status 0")
        assert "perilune replay" in terminal.screen().replace("\n", "")
        terminal.close()
        terminal, pid = moved(home)
        assert "resign" not in text_of(kept(home))
        terminal.close()


def test_what_is_damaged_or_of_other_rules_is_told_and_left_as_it_is():
    for spoil, says in ((lambda text: text[:len(text) // 2], "cannot be gone on with"),
                        (lambda text: "nonsense\n", "cannot be gone on with"),
                        (lambda text: text.replace("rules: ", "rules: f"), "cannot be gone on with")):
        with tempfile.TemporaryDirectory() as home:
            terminal, pid = moved(home)
            terminal.keys("C-c")
            terminal.wait("status 0")
            terminal.close()
            spoilt = spoil(text_of(kept(home)))
            with open(kept(home), "w") as file:
                file.write(spoilt)
            terminal = play(home, *FOUR)
            terminal.wait(says)
            terminal.wait(r"n: new match \(Enter\)")
            terminal.keys("Enter")
            terminal.wait(ASKED)
            terminal.keys("1")
            terminal.wait("A Player drops into column 1")
            terminal.close()
            assert text_of(kept(home)) == spoilt


def test_what_does_not_replay_is_refused_and_left_as_it_is():
    with tempfile.TemporaryDirectory() as home:
        terminal, pid = moved(home)
        terminal.keys("C-c")
        terminal.wait("status 0")
        terminal.close()
        digest = next(line for line in text_of(kept(home)).split("\n") if "rules:" in line)
        other = digest[:-1] + ("0" if digest[-1] != "0" else "1")
        spoilt = text_of(kept(home)).replace(digest, other)
        with open(kept(home), "w") as file:
            file.write(spoilt)
        terminal = play(home)
        terminal.wait(OFFER)
        terminal.keys("Enter")
        terminal.wait("status 2")
        assert "It is left as it is" in terminal.errors()
        assert text_of(kept(home)) == spoilt
        terminal.close()


def test_pipes_and_named_files_keep_nothing_of_themselves():
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run([PERILUNE, "play", *FOUR], input="4\nquit\n", capture_output=True,
                              text=True, timeout=30 * SLOW,
                              env={**os.environ, "XDG_STATE_HOME": home})
        assert done.returncode == 0 and not os.path.exists(kept(home))
        terminal, pid = moved(home, *FOUR, "--save", os.path.join(home, "mine.txt"))
        terminal.close()
        assert not os.path.exists(kept(home))
        terminal, pid = moved(home)
        terminal.type(f"/save {home}/mine.txt")
        terminal.keys("Enter")
        terminal.wait("Saved in")
        terminal.keys("Escape", "C-c")
        terminal.wait("status 0")
        assert not os.path.exists(kept(home)) and "column=4" in text_of(f"{home}/mine.txt")
        terminal.close()


def no_more_bytes():
    """As on a disk that is full."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def test_a_full_disk_takes_nothing_away():
    with tempfile.TemporaryDirectory() as home:
        path = os.path.join(home, "game.txt")
        subprocess.run([PERILUNE, "play", *FOUR, "--save", path], input="4\nquit\n",
                       capture_output=True, text=True, timeout=30 * SLOW)
        before = text_of(path)
        done = subprocess.run([PERILUNE, "play", "--resume", path], input="3\nquit\n",
                              capture_output=True, text=True, timeout=30 * SLOW,
                              preexec_fn=no_more_bytes)
        assert done.returncode == 2 and path in done.stderr, done
        assert text_of(path) == before and os.listdir(home) == ["game.txt"]


def test_without_a_home_it_says_that_nothing_is_kept():
    terminal = Terminal(PERILUNE, "play", *FOUR, env={"XDG_STATE_HOME": "/proc/none"})
    terminal.wait(ASKED)
    terminal.keys("4")
    terminal.wait("B Bellatrix drops")
    terminal.keys("C-c")
    terminal.wait("status 0")
    assert "/proc/none: " in terminal.screen()
    assert "not saved" in terminal.screen()
    terminal.close()


if __name__ == "__main__":
    run(globals())
