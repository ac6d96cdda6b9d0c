/** Discord's markdown read into a tree of plain objects: blocks here, what stands within a line in inline.js. */

import { parseInline } from "./inline.js";

const FENCE = /```(?:([\w+#.-]*)\n)?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SUBTEXT = /^-#\s+(\S.*)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(\S.*)$/;

/**
 * @param {boolean} [quoted] quotes cannot contain quotes
 * @returns {object[]} blocks, each with a `kind`
 */
export function parse(text, quoted = false) {
  const source = text.replace(/\r\n?/g, "\n");
  const wide = quoted ? null : /(^|\n)>>> ?/.exec(source);
  const fence = FENCE.exec(source);
  if (wide && !(fence && fence.index < wide.index)) return aroundWideQuote(source, wide);
  if (!fence || !fence[2].trim()) return parseLines(source, quoted);
  return [
    ...parseLines(source.slice(0, fence.index).replace(/\n$/, ""), quoted),
    { kind: "fence", language: fence[1] ?? "", text: fence[2] },
    ...parse(source.slice(fence.index + fence[0].length).replace(/^\n/, ""), quoted),
  ];
}

function aroundWideQuote(source, { index, 0: mark }) {
  const rest = source.slice(index + mark.length);
  return [...parse(source.slice(0, index)), { kind: "quote", blocks: parse(rest, true) }];
}

function parseLines(source, quoted) {
  if (!source.trim()) return [];
  const lines = source.split("\n");
  const blocks = [];
  while (lines.length) takeBlock(lines, blocks, quoted);
  return blocks;
}

function takeBlock(lines, blocks, quoted) {
  const [line] = lines;
  if (HEADING.test(line)) return blocks.push(heading(lines.shift()));
  if (SUBTEXT.test(line)) return blocks.push({ kind: "subtext", inline: parseInline(SUBTEXT.exec(lines.shift())[1]) });
  if (QUOTE.test(line) && !quoted)
    return blocks.push({ kind: "quote", blocks: parseLines(takeWhile(lines, QUOTE).join("\n"), true) });
  if (ITEM.test(line)) return blocks.push(list(takeItems(lines)));
  return takeText(lines, blocks, quoted);
}

function heading(line) {
  const [, marks, words] = HEADING.exec(line);
  return { kind: "heading", level: marks.length, inline: parseInline(words) };
}

function takeWhile(lines, pattern) {
  const taken = [];
  while (lines.length && pattern.test(lines[0])) taken.push(pattern.exec(lines.shift())[1]);
  return taken;
}

/** A list ends where the other kind of list begins on its own level. */
function takeItems(lines) {
  const items = [];
  while (lines.length && ITEM.test(lines[0])) {
    const [, { length: depth }, mark, words] = ITEM.exec(lines[0]);
    const [first] = items;
    if (first && depth <= first.depth && isOrdered(mark) !== isOrdered(first.mark)) break;
    items.push({ depth, mark, words });
    lines.shift();
  }
  return items;
}

const isOrdered = (mark) => /\d/.test(mark);

/** A flat run of items becomes a list with lists inside, by their indentation. */
function list(items) {
  const [{ depth, mark }] = items;
  const block = { kind: "list", ordered: isOrdered(mark), start: Number.parseInt(mark, 10) || 1, items: [] };
  while (items.length) {
    if (items[0].depth > depth && block.items.length) {
      block.items.at(-1).blocks.push(list(takeDeeper(items, depth)));
    } else {
      block.items.push({ inline: parseInline(items.shift().words), blocks: [] });
    }
  }
  return block;
}

function takeDeeper(items, depth) {
  const end = items.findIndex((item) => item.depth <= depth);
  return items.splice(0, end < 0 ? items.length : end);
}

function isText(line, quoted) {
  return ![HEADING, SUBTEXT, ITEM].some((pattern) => pattern.test(line)) && (quoted || !QUOTE.test(line));
}

function takeText(lines, blocks, quoted) {
  const taken = [];
  while (lines.length && isText(lines[0], quoted)) taken.push(lines.shift());
  // A heading or a list brings its own distance: the one empty line after it would double it.
  if (blocks.length && taken.length > 1 && taken[0].trim() === "") taken.shift();
  blocks.push({ kind: "text", inline: parseInline(taken.join("\n")) });
}
