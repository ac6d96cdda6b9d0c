/** The bot's requests as the sandbox saw them, newest first. */

import * as api from "./api.js";
import { el } from "./dom.js";

const EVERY = 1000;
const MOST = 150;

export class Journal {
  constructor() {
    this.next = 0;
    this.list = el("ol.journal", { "aria-label": "Requests of the bot" });
    this.findings = el("small.findings");
    this.node = el("section", {}, el("h3", {}, "Requests of the bot"), this.findings, this.list);
  }

  /** Ask only while somebody looks. */
  run(on) {
    clearInterval(this.timer);
    if (!on) return;
    this.load();
    this.timer = setInterval(() => this.load(), EVERY);
  }

  async load() {
    if (this.loading) return; // the same entries would come twice
    this.loading = true;
    try {
      const [{ requests, next }, found] = await Promise.all([api.journal(this.next), api.findings()]);
      this.next = next;
      this.list.prepend(...requests.slice(-MOST).reverse().map(row));
      while (this.list.children.length > MOST) this.list.lastChild.remove();
      const count = Array.isArray(found) ? found.length : (found.findings?.length ?? 0);
      this.findings.textContent = count ? `${count} against Discord's schema: see /sandbox/findings` : "";
    } catch {
      this.findings.textContent = "The journal cannot be read now.";
    } finally {
      this.loading = false;
    }
  }
}

function row({ method, path, status, ms, body, files, limit, code }) {
  const kind = status >= 500 ? "bad" : status >= 400 ? "poor" : "good";
  const trip = Number.isFinite(ms) ? `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms` : "";
  const line = el(
    "summary",
    {},
    el("b", {}, method),
    el("span.path", { title: path }, shorter(path)),
    limit ? el("span.limit", { title: "The rate limit that it hit" }, limit) : null,
    code ? el("span.limit", { title: "The code of the error" }, String(code)) : null,
    el(`span.status.${kind}`, {}, String(status ?? "…")),
    el("span.ms", {}, trip),
  );
  const count = Array.isArray(files) ? files.length : files;
  const more = [count ? `${count} file(s)\n` : "", body ? JSON.stringify(body, null, 1) : "no body"].join("");
  return el("li", {}, el("details", {}, line, el("pre.fence", {}, more)));
}

/** Tokens and snowflakes say little and take all the room. */
function shorter(path) {
  return path
    .replace(/^\/api\/v\d+/, "")
    .replace(/[\w.~-]{24,}/g, "…")
    .replace(/\d{12,}/g, (id) => `…${id.slice(-4)}`);
}
