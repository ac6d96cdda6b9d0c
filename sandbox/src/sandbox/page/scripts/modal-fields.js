/** What a modal asks for, field by field; each knows how to read itself. */

import { el, freshId } from "./dom.js";
import { prose } from "./prose.js";
import { Select } from "./select.js";

/**
 * @typedef {object} Field
 * @property {HTMLElement} node
 * @property {string} [customId]  nothing to read without it
 * @property {() => unknown} [read]
 * @property {() => string} [problem]  what is wrong with the answer, or ""
 */

/** @param {object} part @param {import("./components.js").View} view @returns {Field[]} */
export function modalFields(part, view) {
  if (part.type === 1) return part.components.map((input) => labelled({ label: input.label, component: input }, view));
  if (part.type === 18) return [labelled(part, view)];
  if (part.type === 10) return [{ node: prose(part.content, view.names) }];
  return [];
}

const INPUTS = {
  3: selectInput,
  4: textInput,
  5: selectInput,
  6: selectInput,
  7: selectInput,
  8: selectInput,
  21: radioInput,
  22: checkboxesInput,
  23: checkboxInput,
};

function labelled({ label, description, component }, view) {
  const make = INPUTS[component.type];
  if (!make) return { node: el("p.subtext", {}, `This page cannot ask for a component of type ${component.type}.`) };
  const id = freshId("field");
  const field = make(component, view, id, label);
  const must = isRequired(component) ? el("span.must", { title: "required" }, "*") : null;
  const words = description ? el("div.subtext", {}, description) : null;
  const isGroup = component.type === 21 || component.type === 22;
  const head = isGroup ? el("div.modal-label", { id }, label, must) : el("label.modal-label", { for: id }, label, must);
  const error = el("div.form-error", { role: "alert" });
  const node = el("div.modal-field", {}, component.type === 23 && !label ? null : head, words, field.node, error);
  return { ...field, node, customId: component.custom_id, complain: (text) => (error.textContent = text) };
}

function isRequired(component) {
  return component.type === 23 ? false : component.required !== false;
}

function textInput(component, _view, id) {
  const tag = component.style === 2 ? "textarea" : "input";
  const { min_length: min, max_length: max, placeholder, value } = component;
  const node = el(tag, {
    id,
    placeholder,
    maxlength: max ?? 4000,
    value: value ?? "",
    rows: tag === "textarea" ? 4 : null,
  });
  const problem = () => {
    const { length } = node.value.trim();
    if (!length) return isRequired(component) ? "This must be filled in." : "";
    return length < (min ?? 0) ? `Write at least ${min} characters.` : "";
  };
  return { node, read: () => node.value, problem };
}

function selectInput(component, view, id, label) {
  const min = component.min_values ?? (isRequired(component) ? 1 : 0);
  const select = new Select({
    label: component.placeholder || label || "Make a selection",
    options: component.options ?? view.choosable(component.type),
    chosen: (component.default_values ?? []).map((one) => one.id),
    min: component.required === false ? 0 : min,
    max: component.max_values ?? 1,
    onchoose: () => {},
  });
  select.button.id = id;
  return { node: select.node, read: () => select.values, problem: () => countProblem(select.values, component) };
}

function countProblem({ length }, component) {
  if (!length) return isRequired(component) ? "Choose something." : "";
  const [min, max] = [component.min_values ?? 0, component.max_values ?? 25];
  return length < min ? `Choose at least ${min}.` : length > max ? `Choose at most ${max}.` : "";
}

function options(component, type, id) {
  const inputs = component.options.map(({ value, default: chosen }) =>
    el("input", { type, name: id, value, checked: chosen }),
  );
  const rows = component.options.map(({ label, description }, at) =>
    el(
      "label.choice",
      {},
      inputs[at],
      el("span.option-words", {}, el("span", {}, label), description ? el("small", {}, description) : null),
    ),
  );
  return { inputs, rows };
}

function radioInput(component, _view, id) {
  const { inputs, rows } = options(component, "radio", id);
  const read = () => inputs.find(({ checked }) => checked)?.value ?? null;
  const problem = () => (isRequired(component) && read() === null ? "Choose one." : "");
  return { node: el("div.choices", { role: "radiogroup", "aria-labelledby": id }, rows), read, problem };
}

function checkboxesInput(component, _view, id) {
  const { inputs, rows } = options(component, "checkbox", id);
  const read = () => inputs.filter(({ checked }) => checked).map(({ value }) => value);
  return {
    node: el("div.choices", { role: "group", "aria-labelledby": id }, rows),
    read,
    problem: () => countProblem(read(), component),
  };
}

function checkboxInput(component, _view, id) {
  const input = el("input", { type: "checkbox", id, checked: component.default });
  return { node: el("div.choice", {}, input), read: () => input.checked, problem: () => "" };
}
