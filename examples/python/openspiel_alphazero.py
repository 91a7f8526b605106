"""AlphaZero of OpenSpiel on our games; the options are those of OpenSpiel's own example.

    pip install ./crates/py[openspiel] jax flax optax orbax-checkpoint chex
    python examples/python/openspiel_alphazero.py "--game=jogada_nava(options=tiny)" --path=run --nn_model=mlp --max_steps=20
"""

import jogada.openspiel  # noqa: F401: it registers the games, in every process
from absl import app

if __name__ == "__main__":
    from open_spiel.python.examples import alpha_zero

    app.run(alpha_zero.main)
