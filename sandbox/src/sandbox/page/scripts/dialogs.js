/** The page's own small questions: a new person, a new channel. */

import * as api from "./api.js";
import { el } from "./dom.js";

const LANGUAGES = {
  "en-US": "English",
  de: "Deutsch",
  "es-ES": "Español",
  ja: "日本語",
  fr: "Français",
  "pt-BR": "Português",
};

const KINDS = ["text", "announcement", "voice", "forum"];

/**
 * Ask for something in a small window.
 * @returns {Promise<unknown>} what `act` returned, or null when it was cancelled
 */
function ask(title, fields, label, act) {
  return new Promise((resolve) => {
    const error = el("div.form-error", { role: "alert" });
    const cancel = el("button.link-button", { type: "button", onclick: () => box.close() }, "Cancel");
    const done = el("button.control.primary", { type: "submit" }, label);
    const send = async (event) => {
      event.preventDefault();
      try {
        answer = await act();
        box.close();
      } catch (problem) {
        error.textContent = problem.message;
      }
    };
    const form = el(
      "form.modal",
      { onsubmit: send },
      el("header", {}, el("h2", {}, title)),
      el("div.modal-body", {}, fields, error),
      el("footer", {}, cancel, done),
    );
    const box = el("dialog.dialog", { "aria-label": title }, form);
    let answer = null;
    box.addEventListener("close", () => {
      box.remove();
      resolve(answer);
    });
    document.body.append(box);
    box.showModal();
  });
}

const field = (label, input) => el("label.modal-field", {}, el("span.modal-label", {}, label), input);

function picker(pairs) {
  return el(
    "select.plain-select",
    {},
    pairs.map(([value, label]) => el("option", { value }, label)),
  );
}

/** @param {import("./world.js").World} world @returns {Promise<string|null>} the new person's id */
export function askNewPerson(world) {
  const name = el("input", { required: true, maxlength: 32, autocomplete: "off", placeholder: "Chika" });
  const language = picker(Object.entries(LANGUAGES));
  const server = picker([...world.servers.map(({ id, name: label }) => [id, label]), ["", "no server"]]);
  const fields = [field("Name", name), field("Language", language), field("Joins", server)];
  return ask("A new person", fields, "Create", async () => {
    const person = await api.createPerson(name.value.trim(), language.value);
    if (server.value) await api.addMember(server.value, person.id);
    await world.refresh();
    return person.id;
  });
}

/** @param {import("./world.js").World} world @param {{id: string}} [wanted] the server to offer first */
export function askNewChannel(world, wanted) {
  const name = el("input", { required: true, maxlength: 100, autocomplete: "off", placeholder: "dojo" });
  const server = picker(world.servers.map(({ id, name: label }) => [id, label]));
  const kind = picker(KINDS.map((each) => [each, each]));
  const slow = el("input", { type: "number", min: 0, max: 21600, value: 0 });
  const adult = el("input", { type: "checkbox" });
  if (wanted) server.value = wanted.id;
  const special = [field("Slow mode, in seconds", slow), field("Age-restricted", adult)];
  const fields = [field("Name", name), field("Kind", kind), field("Server", server), ...special];
  return ask("A new channel", fields, "Create", async () => {
    const called = name.value.trim().toLowerCase().replace(/\s+/g, "-");
    const slowly = Number(slow.value) ? { slow_mode: Number(slow.value) } : {};
    const restricted = adult.checked ? { age_restricted: true } : {};
    const about = { name: called, kind: kind.value, ...slowly, ...restricted };
    const channel = await api.createChannel(server.value, about);
    await world.refresh();
    return channel.id;
  });
}
