/** Moments in words, as Discord writes them, and the tick that keeps the relative ones true. */

const STYLES = {
  t: { hour: "numeric", minute: "2-digit" },
  T: { hour: "numeric", minute: "2-digit", second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit" },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit" },
  s: { day: "2-digit", month: "2-digit", year: "numeric", hour: "numeric", minute: "2-digit" },
  S: { day: "2-digit", month: "2-digit", year: "numeric", hour: "numeric", minute: "2-digit", second: "2-digit" },
};

const UNITS = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** @param {number} ms @param {keyof STYLES} style */
export function formatTime(ms, style, locale) {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(ms));
}

/** "in 5 minutes", "2 days ago": to the nearest, as Discord rounds; three days less a moment are not two. */
export function formatRelative(ms, now, locale) {
  const seconds = Math.round((ms - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(Math.round(seconds / size), unit);
}

/** The moment in a message's head: only the hour today, the date before that. */
export function formatStamp(ms, now, locale) {
  if (isSameDay(ms, now)) return formatTime(ms, "t", locale);
  if (isSameDay(ms, now - 86400000)) return `Yesterday at ${formatTime(ms, "t", locale)}`;
  return formatTime(ms, "s", locale);
}

export function isSameDay(one, other) {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

/** Bring every relative moment under `root` up to date. */
export function refreshRelative(root, now) {
  for (const node of root.querySelectorAll("time[data-relative]")) {
    const words = formatRelative(Number(node.dataset.relative), now, node.lang || undefined);
    if (node.textContent !== words) node.textContent = words;
  }
}
