// The moments of the reader's own seat: what Look closer told them of their moves.

/** A move that gave much away: a button that leads to it, and what was better. */
class Moment {
  constructor(told, look) {
    this.told = told;
    this.button = element("button", told.name);
    this.button.type = "button";
    this.button.addEventListener("click", look);
  }

  isAt(ply) {
    return this.told.ply === ply + 1;
  }

  /** What is told of it at this ply; nothing elsewhere. */
  shown(ply) {
    if (this.isAt(ply)) this.button.setAttribute("aria-current", "true");
    else this.button.removeAttribute("aria-current");
    if (!this.isAt(ply)) return [];
    const { fair } = part("states").dataset;
    const lines = this.told.lines.map((pieces) => element("p", "", ...pieces.map(piece)));
    return [element("h2", this.told.name), ...lines, Object.assign(element("p", fair), { className: "note" })];
  }
}

/** Every second piece of a line is bold. */
function piece(text, place) {
  return place % 2 ? element("b", text) : text;
}
