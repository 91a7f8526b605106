"""PPO against itself under Ray RLlib: two workers play, one learns; on a cluster as many as you have.

    pip install ./crates/py[pettingzoo] "ray[rllib]==2.60.0" torch
    python examples/python/ray_rllib.py --spec nava:tiny --iterations 5

Without `--address` Ray starts a cluster on this machine. With `--address auto` it joins the one that
`ray start --head` began and other machines entered by `ray start --address HOST:6379`.
"""

import argparse

import numpy as np
import ray
from gymnasium import spaces
from jogada.pettingzoo import env as petting_zoo
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule


class SelfPlay(PettingZooEnv):
    """The game of PettingZoo, with observations as RLlib's module for masks wants them: flat, under another name."""

    def __init__(self, config):
        super().__init__(petting_zoo(config["spec"], max_plies=config.get("max_plies", 200)))
        self.observation_spaces = {agent: self.flat_space(space) for agent, space in self.observation_spaces.items()}
        self.observation_space = spaces.Dict(self.observation_spaces)

    def flat_space(self, space):
        planes, mask = space["observation"], space["action_mask"]
        return spaces.Dict({
            "observations": spaces.Box(0.0, planes.high.max(), (int(np.prod(planes.shape)),), np.float32),
            "action_mask": spaces.Box(0.0, 1.0, mask.shape, np.float32),
        })  # fmt: skip

    def flat(self, observations):
        return {
            agent: {"observations": seen["observation"].ravel(), "action_mask": seen["action_mask"].astype(np.float32)}
            for agent, seen in observations.items()
        }

    def reset(self, *, seed=None, options=None):
        observations, infos = super().reset(seed=seed, options=options)
        return self.flat(observations), infos

    def step(self, action):
        observations, *rest = super().step(action)
        return self.flat(observations), *rest


def algorithm(spec, workers, batch):
    """PPO in which one net plays both sides."""
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [256, 256]})
    return (
        PPOConfig()
        .environment(SelfPlay, env_config={"spec": spec})
        .env_runners(num_env_runners=workers)
        .multi_agent(policies={"both"}, policy_mapping_fn=lambda agent, episode, **_: "both")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"both": module}))
        .training(train_batch_size_per_learner=batch, minibatch_size=min(batch, 256), num_epochs=4, lr=3e-4, gamma=1.0)
        .build_algo()
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--spec", default="nava:tiny")
    parser.add_argument("--iterations", type=int, default=5)
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--batch", type=int, default=2000, help="moves of an iteration")
    parser.add_argument("--address", help="of a running cluster")
    args = parser.parse_args()
    ray.init(address=args.address, num_cpus=None if args.address else args.workers + 1, include_dashboard=False)
    algo = algorithm(args.spec, args.workers, args.batch)
    for iteration in range(1, args.iterations + 1):
        found = algo.train()
        played, learned = found["env_runners"], found["learners"]["both"]
        print(f"{iteration:4} games {played['num_episodes_lifetime']:6} plies a game {played['episode_len_mean']:6.1f} "
              f"entropy {learned['entropy']:6.3f} value loss {learned['vf_loss']:6.3f}", flush=True)  # fmt: skip
    algo.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
