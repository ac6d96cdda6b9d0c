/** What the person of a pane does that the bot must answer, and the modals that come of it. */

import { actOn, commandFailure, failureOf } from "./acting.js";
import { shownIn } from "./message-facts.js";
import { Modal } from "./modal.js";

export class UserActions {
  /** @param {import("./pane.js").Pane} pane */
  constructor(pane) {
    this.pane = pane;
    this.modal = null;
  }

  /** Press or choose on a message. @param {"press"|"choose"} verb */
  async act(message, control, verb, body) {
    const { session, timeline } = this.pane;
    const { id, channel_id: channel } = shownIn(message);
    const act = () => session.act(verb, channel, { message: id, ...body });
    const result = await actOn({ control, find: () => timeline.node(message.id), act });
    if (result?.modal) this.openModal(result.modal, result.id);
    this.pane.onact(message);
  }

  /** A slash command, or one of a context menu. @param {"command"|"menu"} verb */
  async command(body, verb = "command") {
    const { session, channel } = this.pane;
    this.pane.ontry(body.name);
    const result = await session.act(verb, channel, body);
    const failure = commandFailure(result);
    if (failure) session.note(channel, body.name, failure);
    if (result.modal) this.openModal(result.modal, result.id);
  }

  openModal(modal, interaction) {
    const { session, channel, world } = this.pane;
    const submit = async (values) => {
      const result = await session.act("submit", channel, { interaction, values });
      return failureOf(result) && "Something went wrong. Try again.";
    };
    this.modal?.close();
    this.modal = new Modal(modal, { view: this.pane.viewOf({}), world, submit, onclose: () => this.closed() });
    this.shut(true);
    this.modal.open(this.pane.node);
  }

  closed() {
    this.modal = null;
    this.shut(false);
  }

  /** Nothing behind a modal can be reached. */
  shut(inert) {
    this.pane.sidebar.node.inert = this.pane.chat.inert = inert;
  }
}
