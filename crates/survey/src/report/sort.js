// Sorts the table by the column whose headline is pressed, and the other way round when it is pressed again.
const body = document.querySelector("tbody");
const heads = [...document.querySelectorAll("thead th")];
heads.forEach((head, place) => {
  head.querySelector("button").addEventListener("click", () => {
    const down = head.getAttribute("aria-sort") !== "descending";
    heads.forEach((other) => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const value = (row) => row.children[place].dataset.value;
    const compare = (a, b) => {
      const [x, y] = [value(a), value(b)];
      if (x === "" || y === "") return (x === "") - (y === "");
      const order = isNaN(x) || isNaN(y) ? x.localeCompare(y, undefined, { numeric: true }) : x - y;
      return down ? -order : order;
    };
    body.append(...[...body.rows].sort(compare));
  });
});
