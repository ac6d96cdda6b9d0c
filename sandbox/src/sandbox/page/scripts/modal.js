/** A modal of the bot. It lies over its own pane only, so that the people beside it can go on. */

import { avatar } from "./avatar.js";
import { el, focusable, freshId, iconButton } from "./dom.js";
import { modalFields } from "./modal-fields.js";

export class Modal {
  /**
   * @param {object} modal as the bot sent it
   * @param {{view: object, world: object, submit: (values: object) => Promise<string>, onclose: () => void}} wanted  `submit` resolves to what went wrong, or ""
   */
  constructor(modal, { view, world, submit, onclose }) {
    Object.assign(this, { submit, onclose });
    this.fields = modal.components.flatMap((part) => modalFields(part, view));
    this.error = el("div.form-error.modal-error", { role: "alert" });
    this.done = el("button.control.primary", { type: "submit" }, "Submit");
    const titleId = freshId("modal");
    this.form = el(
      "form.modal",
      {
        role: "dialog",
        "aria-modal": "true",
        "aria-labelledby": titleId,
        onsubmit: (event) => this.send(event),
        novalidate: true,
      },
      el(
        "header",
        {},
        avatar(world, world.bot, "small"),
        el("h2", { id: titleId }, modal.title),
        iconButton("close", "Close", () => this.close()),
      ),
      el(
        "div.modal-body",
        {},
        this.fields.map(({ node }) => node),
        this.error,
      ),
      el("footer", {}, el("button.link-button", { type: "button", onclick: () => this.close() }, "Cancel"), this.done),
    );
    this.node = el("div.veil", { onkeydown: (event) => this.key(event) }, this.form);
  }

  /** Take the focus, and give it back at the end. */
  open(host) {
    this.before = document.activeElement;
    host.append(this.node);
    (this.form.querySelector(".modal-body input, .modal-body textarea, .modal-body button") ?? this.done).focus();
  }

  close() {
    this.node.remove();
    this.onclose();
    if (this.before?.isConnected) this.before.focus({ preventScroll: true });
  }

  key(event) {
    if (event.key === "Escape") this.close();
    if (event.key === "Tab") this.keepInside(event);
  }

  keepInside(event) {
    const all = focusable(this.form);
    const edge = event.shiftKey ? all[0] : all.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all[0]).focus();
  }

  get asked() {
    return this.fields.filter(({ customId }) => customId);
  }

  hasProblems() {
    const wrong = this.asked.filter((field) => {
      const problem = field.problem();
      field.complain(problem);
      return problem;
    });
    wrong[0]?.node.querySelector("input, textarea, button")?.focus();
    return wrong.length > 0;
  }

  async send(event) {
    event.preventDefault();
    if (this.hasProblems() || this.done.disabled) return;
    this.done.disabled = true;
    this.error.textContent = "";
    const values = Object.fromEntries(this.asked.map(({ customId, read }) => [customId, read()]));
    const error = await this.submit(values);
    this.done.disabled = false;
    this.error.textContent = error;
    if (!error) this.close();
  }
}
