#!/usr/bin/env python3
"""A bot for any game: takes a win it sees, and else leaves its opponent the fewest moves.

It knows no rules itself but asks jogada, or the program that its first argument names."""

import random
import subprocess
import sys
import threading
import time

HELLO = """id name Few Replies\nid author Jogada
option name Game type string default pente
option name Seed type spin default 0 min 0 max 1000000
ugiok"""


class Rules:
    """Whoever knows the rules: asked in the same protocol that the bot speaks itself."""

    def __init__(self, program):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.book = subprocess.Popen([program, "ugi"], text=True, bufsize=1, **pipes)

    def tell(self, line):
        self.book.stdin.write(line + "\n")

    def ask(self, query):
        self.tell("query " + query)
        for line in self.book.stdout:
            if line.startswith("response "):
                return line.split()[1]
        sys.exit("the rule book has gone")

    def moves(self, position):
        self.tell(position)
        answer = self.ask("moves")
        return [] if answer == "none" else answer.split(",")


def choose(rules, position, end, stopped):
    """The best move found until then."""
    moves = rules.moves(position)
    winner = "p1win" if rules.ask("p1turn") == "true" else "p2win"
    random.shuffle(moves)
    best, fewest = moves[0] if moves else "none", float("inf")
    for move in moves:
        if stopped.is_set() or time.monotonic() > end:
            break
        replies = len(rules.moves(f"{position} {move}"))
        if replies == 0 and rules.ask("result") == winner:
            return move
        if 0 < replies < fewest:
            best, fewest = move, replies
    return best


def seconds(go, white):
    """How long to think: a part of what there is, or as long as it takes."""
    numbers = dict(zip(go[1::2], go[2::2]))
    clock = float(numbers.get("p1time" if white else "p2time", "inf")) / 20
    return float(numbers.get("movetime", clock)) / 2000


def main():
    rules = Rules(sys.argv[1] if len(sys.argv) > 1 else "jogada")
    position, thinker, stopped = "position startpos moves", None, threading.Event()
    for line in sys.stdin.buffer:
        words = line.decode(errors="replace").split() or [""]
        if words[0] in ("stop", "quit"):
            stopped.set()
        if thinker and words[0] != "isready":
            thinker.join()  # It cannot do two things at once, except for saying that it is there.
        if words[0] == "quit":
            break
        elif words[0] in ("ugi", "isready"):
            print(HELLO if words[0] == "ugi" else "readyok", flush=True)
        elif words[0] == "setoption":
            rules.tell(" ".join(words))
            if "Seed" in words:
                random.seed(words[-1])
        elif words[0] == "position":
            position = " ".join(words if "moves" in words else words + ["moves"])
            rules.tell(position)
        elif words[0] == "query" and words[-1] in ("p1turn", "gameover", "result", "moves"):
            print("response", rules.ask(words[-1]), flush=True)
        elif words[0] == "go":
            stopped.clear()
            end = time.monotonic() + seconds(words, rules.ask("p1turn") == "true")

            def think():
                print("bestmove", choose(rules, position, end, stopped), flush=True)
                rules.tell(position)

            thinker = threading.Thread(target=think)
            thinker.start()


main()
