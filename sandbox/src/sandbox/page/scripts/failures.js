/** Requests of the bot that are to fail: which, how, and how often. */

import * as api from "./api.js";
import { el } from "./dom.js";

const REQUESTS = {
  "new messages": ["POST", "/channels/\\d+/messages$"],
  edits: ["PATCH", "/messages/"],
  deletes: ["DELETE", "/messages/"],
  "opening DMs": ["POST", "/users/@me/channels$"],
  "new threads": ["POST", "/threads$"],
  "answers to clicks": ["POST", "/callback$"],
  everything: ["*", ""],
};
const LIMITED = "429, to be waited out";
const FAILURES = {
  [LIMITED]: {},
  "400, refused": { status: 400 },
  "403, forbidden": { status: 403 },
  "404, not found": { status: 404 },
  "500, failed": { status: 500 },
  "503, not there": { status: 503 },
  "done, but the answer is lost": { after: true },
  "2 s late": { delay: 2 },
};

export class Failures {
  /** @param {(act: () => Promise<unknown>, done: string) => Promise<void>} attempt */
  constructor(attempt) {
    this.request = menu("What fails", REQUESTS);
    this.failure = menu("How", FAILURES);
    this.code = number("Code of the error", "");
    this.seconds = number("Seconds to wait", 10);
    this.times = number("Times", 1);
    const order = () => attempt(() => api.orderFault(this.fault()), "The failure was ordered.");
    const clear = () => attempt(() => api.clearFaults(), "Nothing fails any more.");
    const rows = [this.request, this.failure, this.code, this.seconds, this.times].map(row);
    this.node = el(
      "section",
      {},
      el("h3", {}, "Failures"),
      el("div.drawer-people", {}, rows),
      el(
        "div.action-row",
        {},
        el("button.control.danger", { type: "button", onclick: order }, "Order"),
        el("button.control.secondary", { type: "button", onclick: clear }, "Call all off"),
      ),
    );
    this.failure.addEventListener("change", () => {
      this.seconds.closest("label").hidden = this.failure.value !== LIMITED;
    });
  }

  fault() {
    const [method, path] = REQUESTS[this.request.value];
    const waits = this.failure.value === LIMITED ? { retry_after: Number(this.seconds.value) } : {};
    const code = this.code.value ? { code: Number(this.code.value) } : {};
    return { method, path, times: Number(this.times.value), ...FAILURES[this.failure.value], ...waits, ...code };
  }
}

function menu(label, choices) {
  return el(
    "select",
    { "aria-label": label },
    Object.keys(choices).map((choice) => el("option", { value: choice }, choice)),
  );
}

function number(label, value) {
  return el("input.hours", { type: "number", min: 0, value, "aria-label": label });
}

function row(control) {
  const label = control.getAttribute("aria-label");
  return el("label.drawer-person", {}, el("span", {}, label), el("span.switch-label"), control);
}
