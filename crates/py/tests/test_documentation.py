"""The examples of all docstrings, tried."""

import doctest
import inspect
import pathlib
import pkgutil

import jogada
import pytest

OPTIONAL = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "_spaces": "gymnasium", "openspiel": "pyspiel"}
MODULES = sorted(module.name for module in pkgutil.iter_modules(jogada.__path__) if module.name != "_native")


def run(name, text, namespace):
    test = doctest.DocTestParser().get_doctest(text, {"jogada": jogada, **namespace}, name, None, None)
    runner = doctest.DocTestRunner()
    runner.run(test)
    return runner.summarize(verbose=False).failed


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_modules_are_true(name):
    if name in OPTIONAL:
        pytest.importorskip(OPTIONAL[name])
    module = __import__(f"jogada.{name}", fromlist=["*"])
    for test in doctest.DocTestFinder().find(module, extraglobs={"jogada": jogada}):
        assert run(test.name, test.docstring or "", vars(module)) == 0


def test_examples_of_compiled_functions_are_true_and_everything_is_documented():
    tried = 0
    for name in jogada.__all__:
        thing = getattr(jogada, name)
        members = inspect.getmembers(thing) if inspect.isclass(thing) else []
        for member, value in [(name, thing), *members]:
            if member.startswith("_") or not (callable(value) or isinstance(value, property)):
                continue
            text = inspect.getdoc(value)
            assert text, f"{name}.{member} says nothing"
            if ">>>" in text and type(thing).__module__ == "builtins":
                assert run(f"{name}.{member}", text, vars(jogada)) == 0
                tried += 1
    assert tried > 5


PAGES = sorted((pathlib.Path(__file__).parent.parent).glob("docs/*.md"))
PAGES.append(pathlib.Path(__file__).parent.parent / "README.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_of_pages_are_true(page):
    blocks = page.read_text(encoding="utf-8").split("```python\n")[1:]
    namespace = {}
    for block in blocks:
        code = block.split("```")[0]
        for name, module in OPTIONAL.items():
            if f"jogada.{name}" in code:
                pytest.importorskip(module)
        exec(compile(code, str(page), "exec"), namespace)
