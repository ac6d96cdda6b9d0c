/** What the bot offers on a message and on its author, at a right click or the menu key. */

import { el, roam } from "./dom.js";
import { openPopup } from "./popup.js";

const ON_PERSON = 2;
const ON_MESSAGE = 3;
const OWN_MENU = "a, img, input, textarea";

/**
 * @param {MouseEvent} event @param {object} message
 * @param {{menus: () => Promise<{name: string, type: number}[]>, pick: (body: {name: string, target: string}) => void}} wanted
 */
export async function openContextMenu(event, message, { menus, pick }) {
  if (event.target.closest(OWN_MENU)) return;
  event.preventDefault();
  const before = document.activeElement;
  const { clientX, clientY } = event;
  const offered = (await menus()).filter(({ type }) => type === ON_MESSAGE || !message.author.bot);
  if (!offered.length) return;
  const anchor = el("span.pointer");
  anchor.style.left = `${clientX}px`;
  anchor.style.top = `${clientY}px`;
  document.body.append(anchor);
  const leave = () => {
    close();
    before?.focus();
  };
  const rows = offered.map(({ name, type }) => {
    const target = type === ON_PERSON ? message.author.id : message.id;
    const choose = () => {
      leave();
      pick({ name, target });
    };
    return el("button.option", { type: "button", role: "menuitem", onclick: choose }, name);
  });
  const key = (pressed) => {
    if (roam(pressed, rows) || !["Escape", "Tab"].includes(pressed.key)) return;
    pressed.preventDefault();
    leave();
  };
  const list = el("div.options", { role: "menu", "aria-label": "Apps", onkeydown: key }, rows);
  const close = openPopup(anchor, list, () => anchor.remove());
  rows[0].focus();
}
