"""Learns a game from nothing by playing against itself, as AlphaZero does, and measures itself against a level.

    pip install ./crates/py torch
    python examples/python/alphazero.py --spec nava:tiny --opponent level:3 --minutes 20 --out curve.jsonl

A net of a policy and a value guides a tree search (PUCT); the search plays many games at once, so that the net
sees its positions in batches; the net learns the visits of the search and the results of the games, in every
symmetry of the board. `curve.jsonl` has a line for every match against the opponent.
"""

import argparse
import json
import random
import time
from collections import deque

import jogada
import numpy as np
import torch
from torch import nn
from torch.nn import functional


class Net(nn.Module):
    """A few layers on the planes; heads for the actions and for the value of the side to move."""

    def __init__(self, spec, width=64):
        super().__init__()
        match = jogada.Match(spec)
        planes, rows, cols = match.observation_shape
        self.body = nn.Sequential(
            nn.Conv2d(planes, width, 3, padding=1), nn.ReLU(), nn.Conv2d(width, width, 3, padding=1), nn.ReLU(),
            nn.Flatten(), nn.Linear(width * rows * cols, 2 * width), nn.ReLU(),
        )  # fmt: skip
        self.policy = nn.Linear(2 * width, match.action_count)
        self.value = nn.Linear(2 * width, 1)

    def forward(self, planes):
        seen = self.body(planes)
        return self.policy(seen), torch.tanh(self.value(seen)).squeeze(1)


class Node:
    """A position of the tree with what is known of its moves."""

    def __init__(self, match):
        self.match, self.side, self.outcome = match, match.side, match.outcome
        self.actions, self.children = np.array(match.legal_actions), {}

    def expand(self, logits):
        weights = np.exp(logits[self.actions] - logits[self.actions].max())
        self.priors = weights / weights.sum()
        self.visits, self.totals = np.zeros(len(self.actions)), np.zeros(len(self.actions))

    def choose(self, exploration=1.5):
        values = self.totals / np.maximum(self.visits, 1)
        return int(np.argmax(values + exploration * self.priors * (self.visits.sum() + 1) ** 0.5 / (1 + self.visits)))

    def child(self, place):
        if place not in self.children:
            match = self.match.copy()
            match.push(int(self.actions[place]))
            self.children[place] = Node(match)
        return self.children[place]


class Search:
    """Searches several positions at once, evaluating a batch of leaves at every turn."""

    def __init__(self, net, simulations, noise=0.0):
        self.net, self.simulations, self.noise = net, simulations, noise

    def run(self, roots):
        self.evaluate(roots)
        for root in roots:
            if self.noise:
                root.priors = 0.75 * root.priors + 0.25 * np.random.dirichlet([self.noise] * len(root.actions))
        for _ in range(self.simulations):
            paths = [self.descend(root) for root in roots]
            values = self.evaluate([leaf for _, leaf in paths])
            for (path, leaf), value in zip(paths, values):
                for node, place in path:
                    node.visits[place] += 1
                    node.totals[place] += value if node.side == leaf.side else -value

    def descend(self, node):
        path = []
        while node.outcome is None and hasattr(node, "visits"):
            place = node.choose()
            path.append((node, place))
            node = node.child(place)
        return path, node

    def evaluate(self, nodes):
        """The values of positions for their sides to move."""
        with torch.no_grad():
            planes = torch.from_numpy(np.stack([node.match.observation() for node in nodes]))
            logits, values = (out.numpy() for out in self.net(planes))
        for place, node in enumerate(nodes):
            if node.outcome is not None:
                values[place] = 2 * node.outcome.points(node.side) - 1
            elif not hasattr(node, "visits"):
                node.expand(logits[place])
        return values


class Learner:
    """A player of the arena: the net with its search, without chance."""

    def __init__(self, net, simulations):
        self.search, self.name = Search(net, simulations), "alphazero"

    def choose(self, match):
        root = Node(match)
        self.search.run([root])
        return int(root.actions[root.visits.argmax()])


def self_play(spec, net, games, simulations, max_plies):
    """Plays games against itself; samples are observations, shares of visits and results for the side to move."""
    search, samples = Search(net, simulations, noise=0.5), []
    running = [(Node(jogada.Match(spec)), []) for _ in range(games)]
    for ply in range(max_plies):
        if not running:
            break
        search.run([root for root, _ in running])
        going = []
        for root, history in running:
            policy = np.zeros(root.match.action_count, np.float32)
            policy[root.actions] = root.visits / root.visits.sum()
            history.append((root.match.observation(), policy, root.side))
            shares = root.visits**2 if ply >= 8 else root.visits
            node = root.child(int(np.random.choice(len(root.actions), p=shares / shares.sum())))
            if node.outcome is None and ply + 1 < max_plies:
                going.append((Node(node.match), history))
                continue
            points = (lambda side: 2 * node.outcome.points(side) - 1) if node.outcome else (lambda side: 0.0)
            samples += [(planes, policy, points(side)) for planes, policy, side in history]
        running = going
    return samples


def train(net, optimizer, memory, symmetries, steps, size=128):
    losses = []
    for _ in range(steps):
        symmetry = random.choice(symmetries)
        planes, policy, value = (np.stack(column) for column in zip(*random.choices(memory, k=size)))
        seen = torch.from_numpy(symmetry.observation(planes))
        wanted = torch.from_numpy(symmetry.policy(policy))
        logits, values = net(seen)
        loss = functional.cross_entropy(logits, wanted) + functional.mse_loss(values, torch.from_numpy(value).float())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return sum(losses) / len(losses)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--spec", default="nava:tiny")
    parser.add_argument("--opponent", default="level:3")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--games", type=int, default=48, help="games against itself in an iteration")
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--every", type=int, default=10, help="iterations between matches")
    parser.add_argument("--match", type=int, default=40, help="games of a match")
    parser.add_argument("--max-plies", type=int, default=60)
    parser.add_argument("--out", default="curve.jsonl")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed), np.random.seed(args.seed), random.seed(args.seed)
    net = Net(args.spec)
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3, weight_decay=1e-4)
    memory, symmetries = deque(maxlen=30_000), jogada.symmetries(args.spec)
    started, iteration, played = time.time(), 0, 0
    while time.time() - started < 60 * args.minutes:
        memory.extend(self_play(args.spec, net, args.games, args.simulations, args.max_plies))
        played += args.games
        loss = train(net, optimizer, memory, symmetries, steps=40)
        iteration += 1
        if iteration % args.every:
            continue
        players = [Learner(net, 2 * args.simulations), args.opponent]
        tally = jogada.arena(args.spec, players, games=args.match, opening=2, seed=iteration).tally
        line = {"minutes": round((time.time() - started) / 60, 2), "iteration": iteration, "games": played,
                "loss": round(loss, 3), "score": round(tally.score, 3), "won": tally.wins, "drawn": tally.draws,
                "lost": tally.losses}  # fmt: skip
        print(json.dumps(line), flush=True)
        with open(args.out, "a", encoding="utf-8") as curve:
            curve.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
