/** The sandbox's control interface, call by call. */

export class ApiError extends Error {}

async function call(method, path, body) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  const reply = await fetch(`/sandbox/${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await reply.json().catch(() => null);
  if (!reply.ok) throw new ApiError(answer?.error ?? `The sandbox answered ${reply.status}.`);
  return answer;
}

const get = (path) => call("GET", path);
const post = (path, body = {}) => call("POST", path, body);

export const world = () => get("world");
export const createPerson = (name, locale) => post("people", locale ? { name, locale } : { name });
export const changePerson = (person, change) => post(`people/${person}`, change);
export const createChannel = (server, channel) => post(`servers/${server}/channels`, channel);
export const changeMembership = (server, member) => call(member ? "POST" : "DELETE", `servers/${server}/bot`);
export const changeThread = (thread, change) => post(`channels/${thread}/thread`, change);
export const addMember = (server, person) => post(`servers/${server}/members`, { person });
export const advanceClock = (seconds) => post("clock", { advance: seconds });
export const cutGateway = () => post("gateway", { cut: true });
export const journal = (since) => get(`journal?since=${since}`);
export const rules = () => get("rules");
export const changeRules = (change) => post("rules", change);
export const orderFault = (fault) => post("faults", fault);
export const clearFaults = () => call("DELETE", "faults");
export const limits = () => get("limits");
export const findings = () => get("findings");

/** What one person can ask for and do. */
export class PersonApi {
  constructor(person) {
    this.base = `people/${person}`;
  }

  places() {
    return get(`${this.base}/places`);
  }

  messages(channel, limit) {
    return get(`${this.base}/channels/${channel}/messages?limit=${limit}`);
  }

  commands(channel) {
    return get(`${this.base}/channels/${channel}/commands`);
  }

  menus(channel) {
    return get(`${this.base}/channels/${channel}/menus`);
  }

  autocomplete(channel, body) {
    return post(`${this.base}/channels/${channel}/autocomplete`, body);
  }

  say(channel, content) {
    return post(`${this.base}/channels/${channel}/say`, { content });
  }

  /** @param {"command"|"menu"|"press"|"choose"|"submit"} verb */
  act(verb, channel, body) {
    return post(`${this.base}/channels/${channel}/${verb}`, body);
  }

  interaction(id) {
    return get(`${this.base}/interactions/${id}`);
  }
}
