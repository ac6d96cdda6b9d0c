/** The first steps, told from what the bot offers: this page knows nothing of its games. */

import { el, iconButton } from "./dom.js";
import { commandOf, isEphemeral } from "./message-facts.js";

const KEPT_AS = "hikyaku-hint";
/** Who reads in which pane, from the left; there are no more than four. */
const ORDINALS = ["first", "second", "third", "fourth"];

/** Commands that open something come first; after them whatever the bot has. */
function firstCommand(commands) {
  return commands.find((command) => (command.name_original ?? command.name) === "play") ?? commands[0] ?? null;
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
  constructor() {
    this.node = el("div.hint", { hidden: true, role: "note" });
    this.words = "";
  }

  /** @returns {"begin"|"answer"|"done"} how far the reader has come, in any pane */
  static get stage() {
    return localStorage.getItem(KEPT_AS) ?? "begin";
  }

  static reach(stage) {
    localStorage.setItem(KEPT_AS, stage);
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
    return Hint.stage === "answer" ? this.answerParts(pane) : null;
  }

  /** The bot asked for this person somewhere else; who went there needs no more hints. */
  answerParts(pane) {
    const { session, channel } = pane;
    if (channel === this.called) Hint.reach("done");
    this.called = [...session.unread].find(([id, { mentions }]) => mentions && id !== channel)?.[0] ?? null;
    const place = this.called && session.place(this.called);
    if (!place || Hint.stage === "done") return null;
    const go = el("button.hint-command", { type: "button", onclick: () => pane.open(place.id) }, place.name);
    return ["The bot calls you. Open ", go, "."];
  }

  beginningParts(pane, at) {
    const { session, channel, world } = pane;
    if (session.place(channel)?.kind !== "channel") return null;
    const open = invitation(session.messages(channel));
    if (open) return inviting(open, session.person, world);
    return at === 0 ? beginning(pane) : [awaiting(at)];
  }

  /** Who pressed something on another person's card has found the way in. */
  acted(pane, message) {
    const command = commandOf(message);
    if (command && command.user.id !== pane.session.person && Hint.stage === "begin") Hint.reach("answer");
  }

  dismiss(pane) {
    Hint.reach("done");
    pane.onchange(pane);
    pane.composer.focus();
  }
}

/** A game of two has a seat for the second person; whether it has more, the card will show. */
function awaiting(at) {
  const when = at === 1 ? "when the card comes" : "when a card with a free seat comes";
  return `You are the ${ORDINALS[at]} person: ${when}, press its first button.`;
}

function inviting({ host, button }, reader, world) {
  const press = el("b", {}, button.label ?? button.emoji?.name ?? "the button");
  if (host !== reader) return ["Press ", press, " to take a seat as well."];
  return [
    "Now press ",
    press,
    ` as somebody else: `,
    el("b", {}, world.people.find(({ id }) => id !== reader)?.name),
    " will do.",
  ];
}

function beginning(pane) {
  const command = firstCommand(pane.session.commands.get(pane.channel) ?? []);
  if (!command) return null;
  const start = el(
    "button.hint-command",
    { type: "button", onclick: () => pane.composer.startCommand(`/${command.name} `) },
    `/${command.name}`,
  );
  return ["Type ", start, " to begin, then press a button on the card as the second person."];
}
