/** What one person sees: places, messages, unread marks; and what that person does. */

import { ApiError, PersonApi } from "./api.js";
import { Live } from "./live.js";
import { byId, findPlace, isEphemeral, localNote } from "./message-facts.js";

const TYPING_LASTS = 9000;
const PORTION = 50;
const MOST_ASKED = 500;
const KEPT = 200;
const POLL_EVERY = 400;
const POLL_TIMES = 40;
const STRUCTURAL = /^(THREAD|CHANNEL|GUILD|DM)_/;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Speaks of `places`, `messages` (detail: channel), `unread`, `typing`, `connection`, `commands`, `modal` (detail: modal, interaction). */
export class Session extends EventTarget {
  constructor(world, person) {
    super();
    this.world = world;
    this.person = person;
    this.api = new PersonApi(person);
    this.places = { servers: [], dms: [], groups: [] };
    this.lists = new Map();
    this.unread = new Map();
    this.typing = new Map();
    this.commands = new Map();
    this.isWhole = {};
    this.limits = new Map();
    this.loads = new Set();
    this.gone = new Set(dismissedBefore(person));
    this.lastChannel = null;
    this.connected = true;
    this.acting = 0;
    this.ready = this.loadPlaces();
    this.live = new Live(
      person,
      (name, data) => this.receive(name, data),
      (open, again) => this.connection(open, again),
    );
  }

  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  async loadPlaces() {
    this.places = await this.api.places();
    this.tell("places");
  }

  place(channel) {
    return findPlace(this.places, channel);
  }

  /** Messages of a channel, oldest first; an empty list until they are loaded. */
  messages(channel) {
    return this.lists.get(channel) ?? [];
  }

  isLoaded(channel) {
    return this.lists.has(channel);
  }

  async load(channel) {
    const limit = this.limits.get(channel) ?? PORTION;
    const { messages, meanwhile } = await this.asked(channel, limit);
    const notes = this.messages(channel).filter((message) => message.local);
    const kept = messages.filter(({ id }) => !this.gone.has(id));
    this.limits.set(channel, limit);
    this.lists.set(channel, [...kept, ...notes].sort(byId));
    this.isWhole = { ...this.isWhole, [channel]: messages.length < limit || limit >= MOST_ASKED };
    for (const message of meanwhile) this.put(message);
    this.tell("messages", channel);
  }

  /** The messages as they were when they were asked for, and what has come or changed since. */
  async asked(channel, limit) {
    const load = { channel, meanwhile: [] };
    this.loads.add(load);
    try {
      return { messages: await this.api.messages(channel, limit), meanwhile: load.meanwhile };
    } finally {
      this.loads.delete(load);
    }
  }

  /** Earlier messages of a channel, a portion more. */
  loadMore(channel) {
    this.limits.set(channel, Math.min(MOST_ASKED, this.limits.get(channel) + PORTION));
    return this.load(channel);
  }

  /** Commands change only when the bot starts again, so they are asked for once per channel and start. */
  async commandsOf(channel) {
    if (!this.commands.has(channel)) {
      const found = await this.api.commands(channel);
      if (!found.length) return found;
      this.commands.set(channel, found);
    }
    return this.commands.get(channel);
  }

  connection(open, again) {
    if (this.connected !== open) {
      this.connected = open;
      this.tell("connection");
    }
    if (open && again) this.catchUp();
  }

  async catchUp() {
    await Promise.all([
      this.world.refresh(),
      this.loadPlaces(),
      ...[...this.lists.keys()].map((channel) => this.load(channel)),
    ]);
  }

  receive(name, data) {
    if (name === "MESSAGE_CREATE") this.arrive(data);
    else if (name === "MESSAGE_UPDATE") this.put(data);
    else if (name === "MESSAGE_DELETE") this.remove(data.channel_id, data.id);
    else if (name === "TYPING_START") this.startTyping(data);
    else if (name === "MODAL" && this.acting === 0)
      this.tell("modal", { modal: data.modal ?? data, interaction: data.interaction });
    if (STRUCTURAL.test(name)) this.loadPlaces();
    this.world.receive(name, data);
    if (name === "BOT") this.forgetCommands();
  }

  /** A bot that has started again may have other commands. */
  forgetCommands() {
    this.commands.clear();
    this.tell("commands");
  }

  arrive(message) {
    if (!this.place(message.channel_id)) this.loadPlaces();
    this.typing.get(message.channel_id)?.delete(message.author?.id);
    if (message.author?.id !== this.person && !this.has(message)) this.markUnread(message);
    this.put(message);
  }

  has({ channel_id: channel, id }) {
    return this.messages(channel).some((message) => message.id === id);
  }

  put(message) {
    const channel = message.channel_id;
    for (const load of this.loads) if (load.channel === channel) load.meanwhile.push(message);
    if (!this.lists.has(channel) || this.gone.has(message.id)) return;
    const others = this.messages(channel).filter(({ id }) => id !== message.id);
    const old = this.messages(channel).find(({ id }) => id === message.id);
    const kept = Math.max(KEPT, this.limits.get(channel) ?? 0);
    this.lists.set(channel, [...others, { ...old, ...message }].sort(byId).slice(-kept));
    this.tell("messages", channel);
  }

  remove(channel, id) {
    // The answer to a click may still bring the message that the same click took away.
    this.gone.add(id);
    if (!this.lists.has(channel)) return;
    this.lists.set(
      channel,
      this.messages(channel).filter((message) => message.id !== id),
    );
    this.tell("messages", channel);
  }

  markUnread(message) {
    const channel = message.channel_id;
    const mark = this.unread.get(channel) ?? { count: 0, mentions: 0, first: message.id };
    const isDm = this.places.dms.some(({ id }) => id === channel) || !message.guild_id;
    const calls = isDm || (message.mentions ?? []).some(({ id }) => id === this.person);
    this.unread.set(channel, { ...mark, count: mark.count + 1, mentions: mark.mentions + (calls ? 1 : 0) });
    this.tell("unread");
  }

  seen(channel) {
    if (this.unread.delete(channel)) this.tell("unread");
  }

  /** How often somebody asked for this person's attention. */
  calls() {
    return [...this.unread.values()].reduce((sum, { mentions }) => sum + mentions, 0);
  }

  startTyping({ channel_id: channel, user_id: user }) {
    if (user === this.person) return;
    const typists = this.typing.get(channel) ?? new Set();
    this.typing.set(channel, typists.add(user));
    this.tell("typing");
    setTimeout(() => typists.delete(user) && this.tell("typing"), TYPING_LASTS);
  }

  /**
   * Do something that the bot must answer.
   * @returns {Promise<{state: string, ms?: number, message?: object, modal?: object, error?: string}>}
   */
  async act(verb, channel, body) {
    this.acting += 1;
    try {
      const result = await this.settled(await this.api.act(verb, channel, body));
      if (result.message && !this.has(result.message)) this.put({ channel_id: channel, ...result.message });
      return result;
    } catch (error) {
      if (error instanceof ApiError) return { state: "refused", error: error.message };
      return { state: "refused", error: "The sandbox does not answer." };
    } finally {
      this.acting -= 1;
    }
  }

  async settled(result) {
    for (let turn = 0; result.state === "waiting" && turn < POLL_TIMES; turn += 1) {
      await pause(POLL_EVERY);
      result = await this.api.interaction(result.id);
    }
    return result;
  }

  /** A line only this page knows of, such as "did not respond". */
  note(channel, command, text) {
    this.put(localNote(this.world, this.person, channel, command, text));
  }

  /** Remove an ephemeral message, which exists only for its reader, at the reader's wish. */
  dismiss(message) {
    if (!isEphemeral(message)) return;
    this.remove(message.channel_id, message.id);
    sessionStorage.setItem(dismissedKey(this.person), JSON.stringify([...dismissedBefore(this.person), message.id]));
  }
}

const dismissedKey = (person) => `hikyaku-dismissed-${person}`;

function dismissedBefore(person) {
  return JSON.parse(sessionStorage.getItem(dismissedKey(person)) ?? "[]");
}
