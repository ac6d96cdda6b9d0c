/** Discord's message components as elements; what can be pressed is built in controls.js. */

import { buttonNode, selectNode } from "./controls.js";
import { el, icon, safeUrl } from "./dom.js";
import { prose } from "./prose.js";

/**
 * @typedef {object} View  what a component needs to know of the message it stands in
 * @property {object} message
 * @property {import("./prose.js").Names} names
 * @property {(control: HTMLElement, verb: string, body: object) => void} act
 * @property {(pictures: object[], at: number) => void} enlarge
 * @property {(type: number) => object[]} choosable  options of user and channel selects
 */

const NODES = {
  1: (part, view) => el("div.action-row", {}, componentNodes(part.components, view)),
  2: buttonNode,
  3: selectNode,
  5: selectNode,
  6: selectNode,
  7: selectNode,
  8: selectNode,
  9: sectionNode,
  10: (part, view) => prose(part.content, view.names),
  11: thumbnailNode,
  12: galleryNode,
  13: fileNode,
  14: separatorNode,
  17: containerNode,
};

/** @param {object[]} components @param {View} view */
export function componentNodes(components, view) {
  return (components ?? []).map((part) => (NODES[part.type] ?? unknownNode)(part, view));
}

function unknownNode(part) {
  return el("div.unknown", {}, `This page cannot show a component of type ${part.type}.`);
}

function containerNode(part, view) {
  const box = el("div.container", {}, componentNodes(part.components, view));
  if (Number.isInteger(part.accent_color)) {
    box.classList.add("accented");
    box.style.setProperty("--accent", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  }
  return part.spoiler ? veiled(box) : box;
}

function sectionNode(part, view) {
  const words = el("div.section-words", {}, componentNodes(part.components, view));
  return el("div.section", {}, words, componentNodes(part.accessory ? [part.accessory] : [], view));
}

function separatorNode(part) {
  const size = part.spacing === 2 ? ".wide" : "";
  return part.divider === false ? el(`div.gap${size}`) : el(`hr.separator${size}`);
}

/** Where a picture really lies: a component may name an attachment of its message. */
function resolve(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media.url)?.[1];
  const named = name ?? (safeUrl(media.url) ?? "").split(/[?#]/)[0].split("/").at(-1);
  const attachment = (message.attachments ?? []).find(({ filename }) => filename === named);
  const { url, width, height, content_type: contentType, size } = { ...attachment, ...withoutEmpty(media) };
  return {
    url: safeUrl(name ? attachment?.url : url),
    width,
    height,
    contentType,
    size,
    name: named,
    description: attachment?.description,
  };
}

function withoutEmpty(media) {
  return Object.fromEntries(
    Object.entries(media).filter(([, value]) => value !== null && value !== undefined && value !== 0),
  );
}

function thumbnailNode(part, view) {
  return pictureNode([pictureOf(part, view)], 0, view, "thumbnail");
}

function pictureOf({ media, description, spoiler }, view) {
  const found = resolve(media, view.message);
  return { ...found, description: description ?? found.description ?? "", spoiler };
}

function galleryNode(part, view) {
  const pictures = part.items.map((item) => pictureOf(item, view));
  return gallery(pictures, view);
}

/** @param {{url: string|null, width?: number, height?: number, description: string}[]} pictures */
export function gallery(pictures, view) {
  const shape = pictures.length > 4 ? "many" : `of-${pictures.length}`;
  return el(
    `div.gallery.${shape}`,
    {},
    pictures.map((_, at) => pictureNode(pictures, at, view, "picture")),
  );
}

function pictureNode(pictures, at, view, kind) {
  const { url, width, height, description, spoiler } = pictures[at];
  if (!url) return el(`div.${kind}.missing`, { title: description }, icon("file"), "Picture not found");
  const image = el("img", {
    src: url,
    alt: description,
    width,
    height,
    draggable: "false",
    referrerpolicy: "no-referrer",
  });
  const label = description ? `Enlarge: ${description}` : "Enlarge the picture";
  const frame = el(
    `button.${kind}`,
    { type: "button", "aria-label": label, onclick: () => view.enlarge(pictures, at) },
    image,
  );
  if (width && height) frame.style.setProperty("--ratio", `${width} / ${height}`);
  else frame.classList.add("unmeasured");
  if (width) frame.style.setProperty("--width", `${width}px`);
  return spoiler ? veiled(frame) : frame;
}

function veiled(node) {
  const cover = el("div.veiled", {}, node);
  const open = el("button.unveil", { type: "button", onclick: () => cover.replaceWith(node) }, "Spoiler");
  cover.append(open);
  return cover;
}

function fileNode(part, view) {
  return fileCard({
    ...resolve(part.file, view.message),
    ...(part.name && { name: part.name }),
    ...(part.size && { size: part.size }),
  });
}

/** @param {{url: string|null, name: string, size?: number}} file */
export function fileCard({ url, name, size }) {
  const words = el(
    "span.file-words",
    {},
    url ? el("a", { href: url, download: name }, name) : name,
    size ? el("small", {}, readableSize(size)) : null,
  );
  return el("div.file", {}, icon("file"), words);
}

function readableSize(bytes) {
  return bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1048576
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1048576).toFixed(1)} MB`;
}
