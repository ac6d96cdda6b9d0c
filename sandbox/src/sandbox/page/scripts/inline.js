/** What Discord's markdown knows within a line: emphasis, code, links, mentions, timestamps, emoji. */

const DEEPEST = 12;

const span = (kind) => (match, depth) => ({ kind, children: parseInline(match[1], depth + 1) });

function link(match, depth) {
  if (!/^https?:\/\//i.test(match[2])) return { kind: "text", text: match[0] };
  return { kind: "link", url: match[2], children: parseInline(match[1], depth + 1) };
}

/** Tried in this order at every place where one of them could begin. */
const RULES = [
  [/\\([^\sA-Za-z0-9])/y, (match) => ({ kind: "text", text: match[1] })],
  [/(`{1,2})([\s\S]*?[^`])\1(?!`)/y, (match) => ({ kind: "code", text: match[2] })],
  [/<(https?:\/\/[^\s<>]+)>/iy, (match) => ({ kind: "link", url: match[1], children: null })],
  [/<@!?(\d{1,20})>/y, (match) => ({ kind: "user", id: match[1] })],
  [/<@&(\d{1,20})>/y, (match) => ({ kind: "role", id: match[1] })],
  [/<#(\d{1,20})>/y, (match) => ({ kind: "channel", id: match[1] })],
  [/<\/([^:<>\n]{1,100}):(\d{1,20})>/y, (match) => ({ kind: "command", name: match[1] })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    (match) => ({ kind: "time", unix: Number(match[1]), style: match[2] ?? "f" }),
  ],
  [/<(a?):(\w{2,32}):(\d{1,20})>/y, (match) => ({ kind: "emoji", name: match[2], id: match[3] })],
  [/\[((?:\\.|[^[\]\\]|\[[^\]]*\])+)\]\(\s*<?([^\s<>)]+(?:\([^\s<>)]*\)[^\s<>)]*)?)>?(?:\s+"[^"]*")?\s*\)/y, link],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"'\])!?*_~|]/iy, (match) => ({ kind: "link", url: match[0], children: null })],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, span("bold")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, span("underline")],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<!\s)\*(?!\*)/y, span("italic")],
  [/(?<![A-Za-z0-9_])_((?:__|\\[\s\S]|[^\\_])+?)_(?![A-Za-z0-9_])/y, span("italic")],
  [/~~([\s\S]+?)~~(?!~)/y, span("strike")],
  [/\|\|([\s\S]+?)\|\|/y, span("spoiler")],
  [/@(everyone|here)\b/y, (match) => ({ kind: "everyone", text: match[0] })],
];

const BEGINS = /[\\`<[hH*_~|@]/g;

/** @returns {object[]} nodes, each with a `kind`; `children` where it holds others */
export function parseInline(text, depth = 0) {
  const nodes = [];
  let plain = 0;
  BEGINS.lastIndex = 0;
  for (let at = nextMark(text, 0); at >= 0;) {
    const found = depth < DEEPEST ? matchAt(text, at, depth) : null;
    if (found) {
      pushText(nodes, text.slice(plain, at));
      nodes.push(found.node);
      plain = at + found.length;
    }
    at = nextMark(text, found ? plain : at + 1);
  }
  pushText(nodes, text.slice(plain));
  return nodes;
}

function nextMark(text, from) {
  BEGINS.lastIndex = from;
  return BEGINS.exec(text)?.index ?? -1;
}

function matchAt(text, at, depth) {
  for (const [pattern, build] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { node: build(match, depth), length: match[0].length };
  }
  return null;
}

function pushText(nodes, text) {
  if (text) nodes.push({ kind: "text", text });
}

const ONLY_EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\s|<a?:\w+:\d+>)+$/u;

/** True for a message of nothing but a few emoji, which is then shown large. */
export function isJumbo(text) {
  return text.length > 0 && text.length < 80 && ONLY_EMOJI.test(text) && text.trim() !== "";
}
