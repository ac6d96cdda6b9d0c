// The page: one position of the match at a time, drawn from tiles, with its log and what the check found.

const GROUND = "#1a2030"; // of every picture
const PAUSE = 900; // ms that a position stays while the match plays by itself
const PER_LINE = 900; // ms more for each line that tells of it

const part = (id) => document.getElementById(id);
const source = part("match");

/** What one pair of eyes sees; each position is told as what has changed in the list of tiles since the one before. */
function unfold({ heights, positions }) {
  let tiles = [];
  const unfolded = positions.map(({ board, count, changes, alt }) => {
    tiles = tiles.slice(0, count);
    for (let i = 0; i < changes.length; i += 2) tiles[changes[i]] = changes[i + 1];
    return { board: tiles.slice(0, board), hand: tiles.slice(board), alt };
  });
  return { heights, positions: unfolded };
}

function element(name, text, ...children) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
}

/** The sheets of tiles; each is decoded when it is first needed. */
class Sheets {
  constructor(pngs, tile) {
    this.pngs = pngs;
    this.tile = tile;
    this.decoded = [];
  }

  at(number) {
    this.decoded[number] ??= this.decode(this.pngs[number]);
    return this.decoded[number];
  }

  /** The sheet; null if it cannot be read, and then the check says that the file was changed. */
  async decode(png) {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    const readable = await image.decode().then(() => true, () => false);
    return readable ? image : null;
  }

  /** The pieces of a picture: what to draw, from where, to where. */
  async pieces(tiles) {
    const { side, columns, sheet } = this.tile;
    const numbers = [...new Set(tiles.map((tile) => Math.floor(tile / sheet)))];
    const images = new Map(await Promise.all(numbers.map(async (number) => [number, await this.at(number)])));
    return tiles.map((tile, place) => ({
      image: images.get(Math.floor(tile / sheet)),
      from: (tile % sheet) * side,
      left: (place % columns) * side,
      top: Math.floor(place / columns) * side,
    }));
  }
}

class Replay {
  constructor(match) {
    this.match = match;
    this.views = match.views.map(unfold);
    this.sheets = new Sheets(match.sheets, match.tile);
    this.last = match.plies.length - 1;
    this.ply = 0;
    this.timer = 0;
    this.moments = match.moments.map((moment, number) => new Moment(moment, () => this.look(number)));
    this.rows = match.plies.map((_, ply) => this.row(ply));
  }

  open() {
    const { match } = this;
    part("title").textContent = match.title;
    part("verdict").textContent = match.verdict;
    part("code").textContent = match.code;
    part("emblem").src = match.emblem;
    part("emblem").hidden = false;
    part("older").textContent = match.older;
    part("older").hidden = !match.older;
    part("ply").max = this.last;
    part("choice").hidden = this.views.length < 2;
    part("eyes").append(...match.names.map((name, seat) => new Option(name, seat)));
    this.see(this.moments[0]?.told.seat);
    part("log").append(...this.rows);
    part("moments").append(...this.moments.map(({ button }) => button));
    part("moments").hidden = part("moment-key").hidden = !this.moments.length;
    this.listen();
    this.go(0);
  }

  listen() {
    const presses = { first: () => 0, previous: () => this.ply - 1, next: () => this.ply + 1, last: () => this.last };
    for (const [id, to] of Object.entries(presses)) part(id).addEventListener("click", () => this.jump(to()));
    part("play").addEventListener("click", () => this.toggle());
    part("ply").addEventListener("input", (event) => this.jump(Number(event.target.value)));
    part("eyes").addEventListener("change", () => this.show());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** Keys act on the match, unless what has the focus needs them itself. */
  key(event) {
    const ways = { ArrowLeft: this.ply - 1, ArrowRight: this.ply + 1, Home: 0, End: this.last };
    const busy = event.key === " " ? "button, select, summary, a" : "select, input";
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest(busy)) return;
    if (event.key === " ") this.toggle();
    else if (event.key.toLowerCase() === "m" && this.moments.length) this.look(this.nextMoment());
    else if (event.key in ways) this.jump(ways[event.key]);
    else return;
    event.preventDefault();
  }

  // Going from ply to ply

  jump(ply) {
    this.stop();
    this.go(ply);
  }

  go(ply) {
    this.ply = Math.max(0, Math.min(ply, this.last));
    this.show();
  }

  /** Jump to a moment: the position before its move, as its player saw it. */
  look(number) {
    const { ply, seat } = this.moments[number].told;
    this.see(seat);
    this.jump(ply - 1);
  }

  /** Through the eyes of a seat, if the page has them. */
  see(seat) {
    if (this.views.length > 1 && seat !== undefined) part("eyes").value = seat;
  }

  /** The number of the moment after the one that is shown; the first if none is. */
  nextMoment() {
    return (this.moments.findIndex((moment) => moment.isAt(this.ply)) + 1) % this.moments.length;
  }

  toggle() {
    if (this.timer) return this.stop();
    part("play").setAttribute("aria-pressed", "true");
    if (this.ply === this.last) this.go(0);
    this.wait();
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    part("play").setAttribute("aria-pressed", "false");
  }

  wait() {
    this.timer = setTimeout(() => {
      this.go(this.ply + 1);
      if (this.ply === this.last) this.stop();
      else this.wait();
    }, PAUSE + PER_LINE * this.match.plies[this.ply].lines.length);
  }

  // What is seen

  show() {
    const { at, lines } = this.match.plies[this.ply];
    part("ply").value = this.ply;
    part("ply").setAttribute("aria-valuetext", at);
    part("at").textContent = at;
    part("now").replaceChildren(...lines.map((line) => this.line("p", line)));
    part("first").disabled = part("previous").disabled = this.ply === 0;
    part("next").disabled = part("last").disabled = this.ply === this.last;
    part("moment").replaceChildren(...this.moments.flatMap((moment) => moment.shown(this.ply)));
    this.mark();
    this.draw();
  }

  /** Mark this ply in the log and scroll it into view, but never the page. */
  mark() {
    part("log").querySelector("[aria-current]")?.removeAttribute("aria-current");
    const [log, row] = [part("log"), this.rows[this.ply]];
    row.firstChild.setAttribute("aria-current", "step");
    log.scrollTop = row.offsetTop - (log.clientHeight - row.offsetHeight) / 2;
  }

  /** The view of the table is the first. */
  view() {
    const eyes = part("eyes").value;
    const seat = eyes === "mover" ? this.match.plies[this.ply].seat : eyes === "table" ? null : Number(eyes);
    return this.views[seat === null ? 0 : seat + 1];
  }

  async draw() {
    const position = this.view().positions[this.ply];
    part("board").setAttribute("aria-label", position.alt);
    part("words").textContent = position.alt;
    const pieces = { board: await this.sheets.pieces(position.board), hand: await this.sheets.pieces(position.hand) };
    if (position !== this.view().positions[this.ply]) return; // another one was asked for meanwhile
    for (const [id, drawn] of Object.entries(pieces)) this.fill(part(id), drawn);
  }

  fill(canvas, pieces) {
    const { side } = this.match.tile;
    canvas.height = this.height(canvas.id);
    canvas.hidden = canvas.height === 0;
    const context = canvas.getContext("2d");
    context.fillStyle = GROUND;
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (const { image, from, left, top } of pieces)
      if (image) context.drawImage(image, 0, from, side, side, left, top, side, side);
  }

  height(id) {
    const shown = part("eyes").value === "mover" ? this.views : [this.view()];
    return Math.max(...shown.map(({ heights }) => heights[id]));
  }

  // The log

  row(ply) {
    const button = element("button", "", element("span", String(ply)));
    button.type = "button";
    const marks = this.moments.filter(({ told }) => told.ply === ply).map(({ told }) => element("b", told.name));
    button.append(element("span", "", ...this.match.plies[ply].lines.map((line) => this.line("span", line)), ...marks));
    button.addEventListener("click", () => this.jump(ply));
    return element("li", "", button);
  }

  line(name, [seat, text]) {
    const mark = this.match.marks[seat];
    const made = element(name, text);
    if (mark) made.prepend(Object.assign(new Image(18, 18), { src: mark, alt: "" }), " ");
    return made;
  }
}

/** Show what was found. A file that cannot even be read was changed. */
function tell(match, found) {
  const values = Object.values(found);
  const state = values.includes(false) ? "fails" : found.seal ? "holds" : "partly";
  document.documentElement.dataset.state = state;
  part("state").textContent = part("states").dataset[state];
  for (const row of part("checks").children) {
    const holds = found[row.dataset.check];
    row.hidden = holds === null;
    row.dataset.holds = holds;
    row.textContent = holds === null ? "" : row.dataset[holds];
  }
  part("closed").hidden = Boolean(match?.record);
  const made = match?.record?.shuffle;
  const numbers = { seal: match?.seal, hash: made?.commitment, joins: made && sha256(made.joins), secret: made?.secret };
  number({ ...numbers, seed: match?.record?.seed });
}

/** Of what stands on a card, as many digits as it shows are set apart from the rest. */
function number(numbers) {
  for (const row of part("numbers").children) {
    const digits = numbers[row.dataset.number];
    row.hidden = !digits;
    const shown = row.classList.contains("on-card") ? 32 : 0;
    if (digits) row.lastChild.replaceChildren(element("b", digits.slice(0, shown)), digits.slice(shown));
  }
}

function check(match) {
  const changed = { seal: false, hash: null, seed: null, seats: null };
  try {
    tell(match, match ? findings(match) : changed);
  } catch {
    tell(null, changed);
  }
}

function read() {
  try {
    return JSON.parse(source.textContent);
  } catch {
    return null;
  }
}

const match = read();
try {
  if (match) new Replay(match).open();
} finally {
  setTimeout(() => check(match)); // after the first picture: hashing megabytes takes a moment
}
