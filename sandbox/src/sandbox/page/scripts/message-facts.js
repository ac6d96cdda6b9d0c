/** Facts about Discord's message objects and the places they stand in. */

const FLAGS = { ephemeral: 1 << 6, loading: 1 << 7, componentsV2: 1 << 15, silent: 1 << 12 };
const DISCORD_EPOCH = 1420070400000n;
const TOGETHER = 7 * 60 * 1000;

export const TYPE = { thread: 18, reply: 19, command: 20, starter: 21 };

const has = (message, flag) => Boolean((message.flags ?? 0) & flag);

export const isEphemeral = (message) => has(message, FLAGS.ephemeral);
export const isThinking = (message) => has(message, FLAGS.loading);
export const isComponentsV2 = (message) => has(message, FLAGS.componentsV2);
export const isSilent = (message) => has(message, FLAGS.silent);

/** Snowflakes are ordered by time. */
export function byId(one, other) {
  const difference = BigInt(one.id) - BigInt(other.id);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function sentAt(message) {
  return new Date(message.timestamp).getTime();
}

export function authorName(message) {
  return message.author?.global_name ?? message.author?.username ?? "somebody";
}

/** The command that a message answers: `{name, user}`, or null. */
export function commandOf(message) {
  const meta = message.interaction_metadata ?? message.interaction;
  const name = message.interaction_metadata?.name ?? message.interaction?.name;
  return meta?.type === 2 && name ? { name, user: meta.user } : null;
}

/** What the first message of a thread shows is the message under which the thread was opened; its buttons belong there. */
export function shownIn(message) {
  return (message.type === TYPE.starter && message.referenced_message) || message;
}

/** The id of the message this one answers, or null. */
export function repliesTo(message) {
  if (message.type === TYPE.thread || message.type === TYPE.starter) return null;
  return message.message_reference?.message_id ?? message.interaction_metadata?.interacted_message_id ?? null;
}

/** Messages of one author within a few minutes stand under one head. */
export function standsUnder(message, previous) {
  if (!previous || previous.type === TYPE.thread || message.type === TYPE.thread) return false;
  if (commandOf(message) || repliesTo(message) || isEphemeral(message) !== isEphemeral(previous)) return false;
  return message.author?.id === previous.author?.id && sentAt(message) - sentAt(previous) < TOGETHER;
}

/**
 * Where a channel stands.
 * @returns {{id: string, name: string, kind: "channel"|"thread"|"dm"|"group", parent?: object, server?: object, archived?: boolean}|null}
 */
export function findPlace(places, channel) {
  return allPlaces(places).find(({ id }) => id === channel) ?? null;
}

export function allPlaces({ servers, dms, groups = [] }) {
  const channels = servers.flatMap((server) => server.channels.flatMap((parent) => channelPlaces(server, parent)));
  const alone = dms.map((dm) => ({ id: dm.id, name: dm.with.name, with: dm.with, kind: "dm" }));
  return [...channels, ...alone, ...groups.map((group) => ({ ...group, kind: "group" }))];
}

function channelPlaces(server, parent) {
  const threads = (parent.threads ?? []).map((thread) => ({ ...thread, kind: "thread", parent, server }));
  return [{ id: parent.id, name: parent.name, kind: "channel", server }, ...threads];
}

/** A message that exists on this page alone. */
export function localNote(world, person, channel, command, text) {
  const now = world.now();
  return {
    id: String((BigInt(Math.trunc(now)) - DISCORD_EPOCH) << 22n),
    channel_id: channel,
    local: true,
    failure: text,
    type: TYPE.command,
    flags: FLAGS.ephemeral,
    content: "",
    timestamp: new Date(now).toISOString(),
    author: { id: world.bot.id, username: world.bot.name, bot: true },
    interaction_metadata: { type: 2, name: command, user: { id: person, username: world.nameOf(person) } },
  };
}
