/** Messages of the older kind: embeds and loose attachments. */

import { fileCard, gallery } from "./components.js";
import { el, safeUrl } from "./dom.js";
import { prose } from "./prose.js";

/** @param {object} embed @param {import("./components.js").View} view */
export function embedNode(embed, view) {
  const box = el("div.container.embed.accented", {}, embedParts(embed, view));
  box.style.setProperty(
    "--accent",
    Number.isInteger(embed.color) ? `#${embed.color.toString(16).padStart(6, "0")}` : "var(--raised)",
  );
  return box;
}

function embedParts(embed, view) {
  const pictures = [embed.image, embed.thumbnail].filter(Boolean);
  return [
    embed.author ? el("div.embed-author", {}, embed.author.name) : null,
    embed.title ? el("div.embed-title", {}, linked(embed.title, embed.url)) : null,
    embed.description ? prose(embed.description, view.names) : null,
    embed.fields?.length
      ? el(
          "div.embed-fields",
          {},
          embed.fields.map((field) => fieldNode(field, view)),
        )
      : null,
    pictures.length
      ? gallery(
          pictures.map((picture) => ({ ...picture, url: safeUrl(picture.url), description: "" })),
          view,
        )
      : null,
    embed.footer ? el("div.embed-footer", {}, embed.footer.text) : null,
  ];
}

function linked(words, address) {
  const href = safeUrl(address);
  return href && address ? el("a", { href, target: "_blank", rel: "noopener noreferrer" }, words) : words;
}

function fieldNode(field, view) {
  return el(
    `div.embed-field${field.inline ? ".inline" : ""}`,
    {},
    el("strong", {}, field.name),
    prose(field.value, view.names),
  );
}

/** @param {object[]} attachments @param {import("./components.js").View} view */
export function attachmentNodes(attachments, view) {
  const isPicture = ({ content_type: type, filename }) =>
    /^image\//.test(type ?? "") || /\.(png|jpe?g|gif|webp)$/i.test(filename);
  const pictures = attachments
    .filter(isPicture)
    .map((file) => ({ ...file, url: safeUrl(file.url), description: file.description ?? "" }));
  const files = attachments.filter((file) => !isPicture(file));
  return [
    pictures.length ? gallery(pictures, view) : null,
    ...files.map((file) => fileCard({ url: safeUrl(file.url), name: file.filename, size: file.size })),
  ];
}
