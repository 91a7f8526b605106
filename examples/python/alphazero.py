"""Learns a game from nothing by playing against itself, as AlphaZero does, and measures itself against a level.

    pip install ./crates/py torch
    python examples/python/alphazero.py --spec nava --opponent level:2 --out curve.jsonl

A net of a policy and a value guides a search; the search plays better than the net; the net learns from the search and
from the results of the games, in every symmetry of the board. All games go on at once: a call of the net sees the
positions of all of them. The search improves the policy as Gumbel AlphaZero does (Danihelka et al., 2022): the value of
every legal move is added to its logit; the most promising ones may be searched a ply deeper.
"""

import argparse
import json
import random
import time

import jogada
import numpy as np
import torch
from torch import nn
from torch.nn import functional


class Net(nn.Module):
    """Two layers that see the whole board; heads for the actions and for the value of the side to move."""

    def __init__(self, spec, width):
        super().__init__()
        match = jogada.Match(spec)
        seen = int(np.prod(match.observation_shape))
        self.body = nn.Sequential(nn.Flatten(), nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, match.action_count), nn.Linear(width, 1)

    def forward(self, planes):
        seen = self.body(planes)
        return self.policy(seen), torch.tanh(self.value(seen)).squeeze(1)

    def see(self, env):
        """Logits and values of all positions of a batch, as arrays."""
        with torch.inference_mode():
            return [out.numpy() for out in self(torch.from_numpy(env.observations))]


def softmax(logits, games):
    """Shares among the moves of each game; `games` says whose each move is."""
    starts = np.searchsorted(games, np.arange(games[-1] + 1))
    shares = np.exp(logits - np.maximum.reduceat(logits, starts)[games])
    return shares / np.add.reduceat(shares, starts)[games]


class Search:
    """Looks `depth` plies ahead: at all moves first, then only at the `width` most promising ones."""

    def __init__(self, net, depth, width=4, trust=8.0):
        self.net, self.depth, self.width, self.trust = net, depth, width, trust

    def run(self, env, depth=None, logits=None):
        """Of all games: whose move, its action, its share of the improved policy; and the values of the positions."""
        depth = self.depth if depth is None else depth
        logits = self.net.see(env)[0] if logits is None else logits
        offsets, actions = env.legal_actions()
        games = np.repeat(np.arange(len(env)), np.diff(offsets))
        after = env.take(games, masks=False)
        after.step(actions)
        seen, values = self.net.see(after)
        side = env.to_play[games]
        values = np.where(after.to_play == side, values, -values)
        values = np.where(after.dones, after.rewards[np.arange(len(games)), side], values)
        logits = logits[games, actions]
        policy = softmax(logits + self.trust * values, games)
        chosen = np.flatnonzero(self.best(policy, games, offsets) & ~after.dones)
        if depth > 1 and len(chosen):
            deeper = self.run(after.take(chosen, masks=False), depth - 1, seen[chosen])[3]
            values[chosen] = np.where(after.to_play[chosen] == side[chosen], deeper, -deeper)
            policy = softmax(logits + self.trust * values, games)
        return games, actions, policy, np.add.reduceat(policy * values, offsets[:-1])

    def best(self, policy, games, offsets):
        """Which moves are among the most promising ones of their game."""
        order = np.lexsort((-policy, games))
        ranks = np.empty(len(order), np.int64)
        ranks[order] = np.arange(len(order)) - offsets[games]
        return ranks < self.width


class Learner:
    """A player of the arena: the net with its search, without chance."""

    def __init__(self, net, depth):
        self.search, self.name = Search(net, depth), "alphazero"

    def choose(self, match):
        _, actions, policy, _ = self.search.run(jogada.BatchEnv(match, 1, masks=False))
        return int(actions[policy.argmax()])


class SelfPlay:
    """Many games against itself, of which each begins anew when it is over."""

    def __init__(self, spec, games, search):
        self.env, self.search = jogada.BatchEnv(spec, games, masks=False, max_plies=120), search
        self.histories, self.played = [[] for _ in range(games)], 0

    def steps(self, plies, explore=0.25):
        """Plays some plies; samples of the games that ended: planes, policy, result for the side to move."""
        samples = []
        for _ in range(plies):
            planes, sides = self.env.observations.copy(), self.env.to_play.copy()
            games, actions, policy, _ = self.search.run(self.env)
            target = np.zeros((len(self.env), self.env.action_count), np.float32)
            target[games, actions] = policy
            even = 1 / np.bincount(games)[games]
            noise = np.random.gumbel(size=len(games))
            picks = np.lexsort((np.log((1 - explore) * policy + explore * even) + noise, games))
            self.env.step(actions[picks[np.searchsorted(games, np.arange(len(self.env)), side="right") - 1]])
            for game, history in enumerate(self.histories):
                history.append((planes[game], target[game], sides[game]))
                if self.env.dones[game]:
                    samples += [(seen, policy, self.env.rewards[game, side]) for seen, policy, side in history]
                    history.clear()
                    self.played += 1
        return samples


class Memory:
    """The last samples, in arrays."""

    def __init__(self, spec, room):
        match = jogada.Match(spec)
        self.planes = np.zeros((room, *match.observation_shape), np.float32)
        self.policies, self.values = np.zeros((room, match.action_count), np.float32), np.zeros(room, np.float32)
        self.count, self.symmetries = 0, jogada.symmetries(spec)

    def add(self, samples):
        for planes, policy, value in samples:
            place = self.count % len(self.values)
            self.planes[place], self.policies[place], self.values[place] = planes, policy, value
            self.count += 1

    def draw(self, size):
        places = np.random.randint(min(self.count, len(self.values)), size=size)
        symmetry = random.choice(self.symmetries)
        batch = symmetry.observation(self.planes[places]), symmetry.policy(self.policies[places]), self.values[places]
        return [torch.from_numpy(array) for array in batch]


def train(net, optimizer, memory, steps):
    losses = []
    for _ in range(steps):
        planes, policies, results = memory.draw(256)
        logits, values = net(planes)
        loss = functional.cross_entropy(logits, policies) + functional.mse_loss(values, results)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return sum(losses) / len(losses)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--spec", default="nava:tiny")
    parser.add_argument("--opponent", default="level:3")
    parser.add_argument("--minutes", type=float, default=20, help="of processor time, on all threads together")
    parser.add_argument("--games", type=int, default=64, help="games at once")
    parser.add_argument("--depth", type=int, default=1, help="plies of the search in games against itself")
    parser.add_argument("--match-depth", type=int, default=2, help="and in matches")
    parser.add_argument("--width", type=int, default=256, help="of the layers of the net")
    parser.add_argument("--every", type=int, default=10, help="iterations between matches")
    parser.add_argument("--match", type=int, default=40, help="games of a match")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", default="curve.jsonl")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed), np.random.seed(args.seed), random.seed(args.seed)
    torch.set_num_threads(args.threads)
    net, iteration = Net(args.spec, args.width), 0
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3, weight_decay=1e-4)
    memory, self_play = Memory(args.spec, 50_000), SelfPlay(args.spec, args.games, Search(net, args.depth))
    started = time.time()
    while time.process_time() < 60 * args.minutes:
        memory.add(self_play.steps(10))
        loss = train(net, optimizer, memory, steps=10) if memory.count else 0.0
        iteration += 1
        if iteration % args.every:
            continue
        players = [Learner(net, args.match_depth), args.opponent]
        tally = jogada.arena(args.spec, players, games=args.match, opening=2, seed=iteration).tally
        line = {"cpu_minutes": round(time.process_time() / 60, 2), "minutes": round((time.time() - started) / 60, 2),
                "iteration": iteration, "games": self_play.played, "samples": memory.count, "loss": round(loss, 3),
                "score": round(tally.score, 3), "won": tally.wins, "drawn": tally.draws, "lost": tally.losses}  # fmt: skip
        print(json.dumps(line), flush=True)
        with open(args.out, "a", encoding="utf-8") as curve:
            curve.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
