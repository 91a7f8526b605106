"""The notebooks of `examples/python`, executed."""

import pathlib

import pytest

NOTEBOOKS = sorted((pathlib.Path(__file__).parents[3] / "examples" / "python").glob("*.ipynb"))


# What runs the notebooks warns of what it uses itself.
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(notebook):
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    for needed in ("ipykernel", "matplotlib", "pandas"):
        pytest.importorskip(needed)
    book = nbformat.read(notebook, as_version=4)
    assert not any(cell.get("outputs") for cell in book.cells), "a notebook is kept without its outputs"
    nbclient.NotebookClient(book, timeout=120, kernel_name="python3").execute()
