/** What happens around an interaction: the control is busy, the round trip is shown, a failure is said. */

import { el, icon } from "./dom.js";

const CHIP_LASTS = 2200;

const FAILED = "This interaction failed";
const SILENT = "The application did not respond";

/** @returns {string} what the person is told of a result, "" when all went well */
export function failureOf({ state, error }) {
  if (state === "refused") return error;
  return state === "expired" || state === "waiting" ? FAILED : "";
}

/** The same for a command, which has no message to stand under. */
export function commandFailure(result) {
  const failure = failureOf(result);
  return failure === FAILED ? SILENT : failure;
}

/**
 * Press or choose on a message, one interaction with a message at a time.
 * @param {{control: HTMLElement, find: () => HTMLElement|null, act: () => Promise<object>}} wanted  `find`: the message's element as it is by then
 */
export async function actOn({ control, find, act }) {
  const message = find();
  if (!message || message.dataset.busy) return null;
  begin(message, control);
  const result = await act();
  end(message, control);
  report(find(), control, result);
  return result;
}

function begin(message, control) {
  message.dataset.busy = "true";
  message.querySelector(".interaction-failed")?.remove();
  control.setAttribute("aria-busy", "true");
}

function end(message, control) {
  delete message.dataset.busy;
  control.removeAttribute("aria-busy");
}

function report(message, control, result) {
  if (!message) return;
  const failure = failureOf(result);
  if (failure)
    message.querySelector(".body").append(el("div.interaction-failed", { role: "alert" }, icon("warning"), failure));
  else if (Number.isFinite(result.ms)) showTrip(message, control, result.ms);
}

/** The pressed control may have been drawn again meanwhile, or be gone. */
function showTrip(message, control, ms) {
  const words = `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
  const same = [...message.querySelectorAll("[data-custom-id]")].find(
    ({ dataset }) => dataset.customId === control.dataset.customId,
  );
  const chip = el("span.trip", { title: "from the click to the bot's answer" }, words);
  if (same) same.title = `answered in ${words}`;
  message.querySelector(".body").append(chip);
  setTimeout(() => chip.remove(), CHIP_LASTS);
}
