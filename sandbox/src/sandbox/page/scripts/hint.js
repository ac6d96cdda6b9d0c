/** The first steps, told from what the bot offers: this page knows nothing of its games. */

import { el, iconButton } from "./dom.js";
import { commandOf, isEphemeral } from "./message-facts.js";

const KEPT_AS = "hikyaku-hint";
const TRIED = "hikyaku-tried";
/** What is worth trying, as far as the bot has it: before the first match, and beside it. */
const ALONE = ["learn", "practice"];
const NEXT = ["learn", "practice", "replay"];
export const CONTROLS = "Controls";
const NARROW = matchMedia("(width < 520px)");

const registeredName = (command) => command.name_original ?? command.name;

/** Commands that open something come first; after them whatever the bot has. */
function firstCommand(commands) {
  return commands.find((command) => registeredName(command) === "play") ?? commands[0] ?? null;
}

/** The commands of these names that nobody has tried yet. */
function untried(commands, names) {
  const tried = Hint.tried;
  return names
    .filter((name) => !tried.includes(name))
    .map((name) => commands.find((command) => registeredName(command) === name))
    .filter(Boolean);
}

/** The button that another person could press: on the newest public answer of the bot to somebody's command. */
function invitation(messages) {
  const cards = messages.filter((message) => commandOf(message) && !isEphemeral(message)).reverse();
  const found = cards.map((card) => ({
    host: commandOf(card).user.id,
    button: buttonsIn(card.components ?? []).find(isInviting),
  }));
  return found.find(({ button }) => button) ?? null;
}

const isInviting = ({ style, disabled }) => !disabled && (style === 3 || style === 1);

function buttonsIn(components) {
  return components.flatMap((part) =>
    part.type === 2 ? [part] : buttonsIn([...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])]),
  );
}

export class Hint {
  /** @param {() => void} openControls */
  constructor(openControls) {
    this.openControls = openControls;
    this.node = el("div.hint", { hidden: true, role: "note" });
    this.words = "";
  }

  /** @returns {"begin"|"answer"|"next"|"done"} how far the reader has come, in any pane */
  static get stage() {
    return localStorage.getItem(KEPT_AS) ?? "begin";
  }

  static reach(stage) {
    localStorage.setItem(KEPT_AS, stage);
  }

  /** @returns {string[]} what was tried so far, in any pane */
  static get tried() {
    return JSON.parse(localStorage.getItem(TRIED) ?? "[]");
  }

  static try(name) {
    if (!Hint.tried.includes(name)) localStorage.setItem(TRIED, JSON.stringify([...Hint.tried, name]));
  }

  /** @param {import("./pane.js").Pane} pane @param {number} at which of the panes this is; the first one begins */
  draw(pane, at) {
    const parts = pane.channel && pane.world.people.length > 1 ? this.parts(pane, at) : null;
    const words = parts ? el("span", {}, parts).textContent : "";
    if (words === this.words) return;
    this.words = words;
    this.node.hidden = !parts;
    this.node.replaceChildren(
      ...(parts ? [el("span", {}, parts), iconButton("close", "Close the hint", () => this.dismiss(pane))] : []),
    );
  }

  parts(pane, at) {
    if (Hint.stage === "begin") return this.beginningParts(pane, at);
    if (Hint.stage === "answer") return this.answerParts(pane);
    return Hint.stage === "next" && at === 0 ? this.nextParts(pane) : null;
  }

  /** During the first match: what else there is. */
  nextParts(pane) {
    const commands = untried(pane.session.commands.get(pane.channel) ?? [], NEXT);
    const chips = commands.map((command) => commandChip(pane, command));
    if (!Hint.tried.includes(CONTROLS)) chips.push(chip(CONTROLS, () => this.openControls()));
    return chips.length ? ["More to try: ", chips.flatMap((each) => [each, " "])] : null;
  }

  /** The bot has written to this person somewhere else: a greeting, or that it's their move. */
  answerParts(pane) {
    const { session, channel } = pane;
    if (channel === this.called) Hint.reach("next");
    this.called = [...session.unread].find(([id, { mentions }]) => mentions && id !== channel)?.[0] ?? null;
    const place = this.called && session.place(this.called);
    if (!place || Hint.stage !== "answer") return null;
    return ["There's a message for you. Open ", chip(place.name, () => pane.open(place.id)), "."];
  }

  beginningParts(pane, at) {
    const { session, channel, world } = pane;
    if (session.place(channel)?.kind !== "channel") return null;
    const open = invitation(session.messages(channel));
    if (open) return inviting(open, session.person, world);
    return at === 0 ? beginning(pane) : [awaiting(at, pane)];
  }

  /** Somebody who has pressed something on another person's card has found the way in. */
  acted(pane, message) {
    const command = commandOf(message);
    if (!command || command.user.id === pane.session.person || Hint.stage !== "begin") return;
    Hint.reach("answer");
    pane.onchange(pane);
  }

  dismiss(pane) {
    Hint.reach("done");
    pane.onchange(pane);
    pane.composer.focus();
  }
}

/** A game for two has a seat for the second person; the card will show whether there are more. */
function awaiting(at, pane) {
  const name = pane.world.nameOf(pane.session.person);
  const others = at === 1 ? "" : ", if a seat is free";
  return `You're ${name} on this side: once somebody opens a match, you can join it here${others}.`;
}

function inviting({ host, button }, reader, world) {
  const press = el("b", {}, button.label ?? button.emoji?.name ?? "the button");
  if (host !== reader) return ["Press ", press, " to take a seat."];
  return ["Now press ", press, " as ", el("b", {}, world.people.find(({ id }) => id !== reader)?.name), "."];
}

/** On a phone, a match needs the space, so suggestions are shown only until one of them has been tried. */
function beginning(pane) {
  const commands = pane.session.commands.get(pane.channel) ?? [];
  const first = firstCommand(commands);
  if (!first || (NARROW.matches && Hint.tried.length)) return null;
  const alone = untried(commands, ALONE).map((command) => commandChip(pane, command));
  const other = pane.world.people.find(({ id }) => id !== pane.session.person)?.name;
  return [
    alone.length ? ["New here? Try ", alone.flatMap((each, at) => (at ? [" or ", each] : [each])), ". "] : [],
    "Type ",
    commandChip(pane, first),
    ` to start a match, then join it as ${other}.`,
  ];
}

function commandChip(pane, command) {
  return chip(`/${command.name}`, () => pane.composer.startCommand(`/${command.name} `));
}

function chip(words, onclick) {
  return el("button.hint-command", { type: "button", onclick }, words);
}
