// Checks what can be checked without asking anybody: that the record fits its seal, and its numbers one another. What
// else the page tells has no seal. `docs/verify.py` checks the same, and the rules as well.

/** What was found: true, false, or null where the file does not hold what it takes. */
function findings(match) {
  const record = match?.record;
  const made = record?.shuffle;
  return {
    seal: made ? made.seal === sealOf(record) && made.seal === match.seal : null,
    hash: made ? made.commitment === sha256(made.secret) : null,
    seed: made ? record.seed === sha256(`${made.secret}:${made.joins}`) : null,
    seats: made ? sorted(made.seating.split(",")) === sorted(stayed(made.joins)) : null,
  };
}

/** The hash of the record with its seal left empty. */
function sealOf(record) {
  return sha256(canonical({ ...record, shuffle: { ...record.shuffle, seal: "" } }));
}

/** JSON as Python writes it with sorted keys, without blanks, in ASCII. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return ascii(JSON.stringify(value));
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${ascii(JSON.stringify(key))}:${canonical(value[key])}`).join(",")}}`;
}

function ascii(text) {
  return text.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The clicks of those who joined and did not leave. */
function stayed(joins) {
  const there = [];
  for (const entry of joins.split(",")) {
    const click = entry.slice(1);
    if (entry.startsWith("+")) there.push(click);
    else if (there.includes(click)) there.splice(there.indexOf(click), 1);
  }
  return there;
}

function sorted(clicks) {
  return [...clicks].sort().join(",");
}
