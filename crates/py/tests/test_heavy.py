"""Examples that need gigabytes of other libraries: only with HEAVY=1."""

import os
import pathlib
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).parents[3] / "examples" / "python"

pytestmark = pytest.mark.skipif(not os.environ.get("HEAVY"), reason="takes gigabytes: HEAVY=1")


def run(name, *args, **more):
    command = [sys.executable, str(EXAMPLES / name), *args]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1200, env={**os.environ, **more})
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_rllib_learns_on_two_workers():
    lines = [line for line in run("ray_rllib.py", "--iterations", "2", "--batch", "400").splitlines() if "entropy" in line]
    assert len(lines) == 2 and "games" in lines[0]


def test_the_alpha_zero_of_open_spiel_takes_our_games(tmp_path):
    run(
        "openspiel_alphazero.py", "--game=jogada_nava(options=tiny)", f"--path={tmp_path}", "--nn_model=mlp", "--nn_width=32",
        "--nn_depth=1", "--actors=1", "--evaluators=0", "--max_simulations=4", "--train_batch_size=16", "--replay_buffer_size=64",
        "--max_steps=2", "--eval_levels=2", JAX_PLATFORMS="cpu",
    )  # fmt: skip
    assert (tmp_path / "config.json").exists() and any(tmp_path.glob("learner*"))


def test_torch_reads_the_arrays_of_a_batch_without_a_copy():
    torch = pytest.importorskip("torch")
    import jogada

    env = jogada.BatchEnv("nava", 4)
    tensors = torch.from_numpy(env.observations), torch.from_dlpack(env.masks)
    env.step(env.sample())
    assert tensors[0].data_ptr() == env.observations.__array_interface__["data"][0]
    assert tensors[1].data_ptr() == env.masks.__array_interface__["data"][0]


def test_jax_reads_the_arrays_of_a_batch():
    jax = pytest.importorskip("jax")
    import jogada

    env = jogada.BatchEnv("nava", 4)
    env.step(env.sample())
    seen = jax.numpy.from_dlpack(env.observations)
    assert seen.shape == env.observations.shape and float(seen.sum()) == float(env.observations.sum())
