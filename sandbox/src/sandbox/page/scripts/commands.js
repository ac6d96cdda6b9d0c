/** Slash commands as data: flattening, finding, and reading what was typed into their options. */

export const OPTION = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
};

const MOST = 25;
const CHAT_INPUT = 1;

const shownName = (thing) => thing.name_localized ?? thing.name;
const shownDescription = (thing) => thing.description_localized ?? thing.description ?? "";

/**
 * Subcommands become commands of their own, called "group sub".
 * @returns {{name: string, label: string, description: string, options: object[]}[]}
 */
export function flatten(commands) {
  return commands
    .filter(({ type }) => (type ?? CHAT_INPUT) === CHAT_INPUT)
    .flatMap((command) => leaves(command, "", ""));
}

function leaves(thing, before, labelBefore) {
  const name = `${before}${thing.name}`;
  const label = `${labelBefore}${shownName(thing)}`;
  const options = thing.options ?? [];
  const inner = options.filter(({ type }) => type === OPTION.subcommand || type === OPTION.group);
  if (inner.length) return inner.flatMap((option) => leaves(option, `${name} `, `${label} `));
  return [{ name, label, description: shownDescription(thing), options: options.map(describe) }];
}

function describe(option) {
  const choices = option.choices?.map((choice) => ({ label: shownName(choice), value: choice.value }));
  return { ...option, label: shownName(option), description: shownDescription(option), choices };
}

/** Commands that match what was typed after the slash, best first. */
export function matching(commands, query) {
  const wanted = query.trim().toLowerCase();
  const rank = ({ label, description }) => {
    if (label.toLowerCase().startsWith(wanted)) return 0;
    if (label.toLowerCase().includes(wanted)) return 1;
    return description.toLowerCase().includes(wanted) ? 2 : 3;
  };
  const ranked = commands.map((command) => [rank(command), command]).filter(([place]) => place < 3);
  return ranked.sort((one, other) => one[0] - other[0]).map(([, command]) => command);
}

/** The command a line begins with, and the rest of the line; null while it is still being typed. */
export function begun(commands, line) {
  const found = commands
    .filter(({ label }) => line.startsWith(`/${label} `))
    .sort((one, other) => other.label.length - one.label.length)[0];
  return found ? { command: found, rest: line.slice(found.label.length + 2) } : null;
}

/** `game:kaito seats:2` as texts by option name, for a line that was pasted whole. */
export function presets(command, rest) {
  const names = command.options.map(({ label }) => label).join("|");
  if (!names) return {};
  const pieces = rest.split(new RegExp(`(?:^|\\s)(${names}):\\s*`)).slice(1);
  const pairs = pieces.flatMap((piece, at) => (at % 2 ? [] : [[piece, (pieces[at + 1] ?? "").trim()]]));
  return Object.fromEntries(pairs);
}

/**
 * The fixed answers an option offers, or null where anything may be typed.
 * @param {{people: {id: string, name: string}[], channels: {id: string, name: string}[]}} known
 */
export function fixedChoices(option, known) {
  if (option.choices?.length) return option.choices;
  if (option.type === OPTION.boolean)
    return [
      { label: "True", value: true },
      { label: "False", value: false },
    ];
  if (option.type === OPTION.user || option.type === OPTION.mentionable)
    return known.people.map(({ id, name }) => ({ label: name, value: id, user: id }));
  if (option.type === OPTION.channel) return known.channels.map(({ id, name }) => ({ label: `#${name}`, value: id }));
  return null;
}

export function filterChoices(choices, text) {
  const wanted = text.trim().toLowerCase().replace(/^[@#]/, "");
  const rank = ({ label }) =>
    label.toLowerCase().replace(/^[@#]/, "").startsWith(wanted) ? 0 : label.toLowerCase().includes(wanted) ? 1 : 2;
  const kept = choices.filter((choice) => rank(choice) < 2);
  return kept.sort((one, other) => rank(one) - rank(other)).slice(0, MOST);
}

/** @returns {{value?: unknown, error?: string}} what the bot gets for a typed text */
export function readTyped(option, text) {
  const typed = text.trim();
  if (!typed) return option.required ? { error: "This option is required." } : {};
  if (option.type === OPTION.integer && !/^-?\d+$/.test(typed)) return { error: "This must be a whole number." };
  if (option.type === OPTION.number && !Number.isFinite(Number(typed))) return { error: "This must be a number." };
  if (option.type === OPTION.integer || option.type === OPTION.number) return withinRange(option, Number(typed));
  return withinLength(option, typed);
}

function withinRange({ min_value: min, max_value: max }, value) {
  if (min !== undefined && min !== null && value < min) return { error: `This must be ${min} or more.` };
  if (max !== undefined && max !== null && value > max) return { error: `This must be ${max} or less.` };
  return { value };
}

function withinLength({ min_length: min, max_length: max }, value) {
  if (min && value.length < min) return { error: `Write at least ${min} characters.` };
  if (max && value.length > max) return { error: `Write at most ${max} characters.` };
  return { value };
}
