/** The world all panes share: people, servers, the bot, the clock; and one session for each person on screen. */

import * as api from "./api.js";
import { Session } from "./session.js";

/** Colours of people, in the order they came. All carry washi letters. */
const COLOURS = ["var(--shu)", "var(--ai-light)", "var(--matsu)", "var(--fuji)", "var(--kuri)", "var(--hai)"];

export class World extends EventTarget {
  constructor() {
    super();
    this.people = [];
    this.servers = [];
    this.bot = { id: "0", name: "bot", online: false };
    this.offset = 0;
    /** @type {Map<string, Session>} */
    this.sessions = new Map();
  }

  async refresh() {
    const { people, servers, bot, now } = await api.world();
    Object.assign(this, { people, servers, bot });
    this.setClock(now);
  }

  now() {
    return Date.now() + this.offset;
  }

  setClock(now) {
    if (Number.isFinite(now)) this.offset = now - Date.now();
    this.changed();
  }

  changed() {
    this.dispatchEvent(new CustomEvent("change"));
  }

  /** The session of a person; begun when first asked for. */
  session(person) {
    if (!this.sessions.has(person)) this.sessions.set(person, new Session(this, person));
    return this.sessions.get(person);
  }

  person(id) {
    return this.people.find((person) => person.id === id) ?? null;
  }

  /** @returns {string|null} */
  nameOf(id) {
    return id === this.bot.id ? this.bot.name : (this.person(id)?.name ?? null);
  }

  colourOf(id) {
    const at = this.people.findIndex((person) => person.id === id);
    return COLOURS[Math.max(0, at) % COLOURS.length];
  }

  /** The people who can be chosen in a channel of `server`; in a DM, all people. */
  membersOf(server) {
    const members = this.servers.find(({ id }) => id === server)?.members;
    const people = members ? this.people.filter(({ id }) => members.includes(id)) : this.people;
    return [...people, this.bot];
  }

  /** Events that concern everybody arrive on every stream; the world keeps what they tell. */
  receive(name, data) {
    if (name === "BOT") this.setBot(data);
    else if (name === "CLOCK") this.setClock(data.now);
    else if (name === "GUILD_CREATE" || name === "CHANNEL_CREATE") this.refresh();
  }

  /** Whether the bot is not a member of this server. */
  isAway(server) {
    return this.servers.find(({ id }) => id === server)?.bot === false;
  }

  setBot({ online }) {
    if (this.bot.online === online) return;
    this.bot = { ...this.bot, online };
    this.changed();
  }
}
