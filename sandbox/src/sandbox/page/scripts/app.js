/** The page: a world, a few people side by side, and the controls. */

import { askNewChannel, askNewPerson } from "./dialogs.js";
import { el } from "./dom.js";
import { Drawer } from "./drawer.js";
import { CONTROLS, Hint } from "./hint.js";
import { Pane } from "./pane.js";
import { refreshRelative } from "./time.js";
import { Topbar } from "./topbar.js";
import { World } from "./world.js";

const KEPT_AS = "hikyaku-panes";
const AT_FIRST = 2;
const MOST = 4;
const RETRY = 1000;

class App {
  constructor(world) {
    this.world = world;
    this.panes = [];
    this.host = document.querySelector("#panes");
    this.arriving = Promise.resolve();
    this.drawer = new Drawer(world);
    this.topbar = new Topbar(world, document.querySelector("#topbar"), {
      addPane: () => this.addNext(),
      newPerson: () => this.newPerson(),
      drawer: this.drawer,
      show: (person) => this.show(person),
    });
    document.body.append(this.drawer.node);
    world.addEventListener("change", () => this.redraw());
    document.addEventListener("keydown", (event) => event.key === "F6" && this.nextPane(event));
    document.addEventListener("visibilitychange", () => this.panes.forEach((pane) => pane.read()));
    setInterval(() => refreshRelative(document, world.now()), 1000);
  }

  /** Open panes one after the other, so that no person gets two of them. */
  addNext() {
    const before = this.arriving.catch(() => {}); // a pane that failed does not stop the next one
    this.arriving = before.then(() => this.addPane(this.nextPerson()));
    return this.arriving;
  }

  begin() {
    this.arriving = this.arrive();
    return this.arriving;
  }

  async arrive() {
    const wanted = keptPanes().filter((id) => this.world.person(id));
    const people = wanted.length ? wanted : this.world.people.slice(0, AT_FIRST).map(({ id }) => id);
    for (const person of people) await this.addPane(person);
    if (!people.length) await this.newPerson();
    this.activate(this.panes[0]);
    // Somebody who was faster than the page keeps the focus.
    if (document.activeElement === document.body) this.panes[0]?.composer.focus();
  }

  async addPane(person) {
    if (!person || this.panes.length >= MOST) return;
    const pane = new Pane(this.world, {
      onclose: (closed) => this.closePane(closed),
      onchange: () => this.redraw(),
      onact: (message) => pane.hint.acted(pane, message),
      ontry: (name) => this.tried(name),
      onfocus: (focused) => focused !== this.active && this.activate(focused),
      newPerson: () => askNewPerson(this.world),
      newChannel: (server) => askNewChannel(this.world, server),
    });
    pane.hint = new Hint(() => this.openControls());
    pane.composer.node.before(pane.hint.node);
    this.panes.push(pane);
    this.host.append(pane.node);
    await pane.become(person);
  }

  tried(name) {
    Hint.try(name);
    this.redraw();
  }

  openControls() {
    this.drawer.toggle(true);
    this.tried(CONTROLS);
  }

  closePane(pane) {
    this.panes = this.panes.filter((other) => other !== pane);
    pane.leave();
    this.activate(this.panes[0]);
    this.panes[0].composer.focus();
  }

  /** Somebody who is not on screen yet, if there is one. */
  nextPerson() {
    const shown = this.panes.map(({ session }) => session.person);
    return (this.world.people.find(({ id }) => !shown.includes(id)) ?? this.world.people[0])?.id;
  }

  async newPerson() {
    const person = await askNewPerson(this.world);
    if (!person) return;
    if (this.panes.length < MOST && innerWidth >= 900) await this.addPane(person);
    else await this.show(person);
  }

  /** On a narrow screen: switch to another person. */
  async show(person) {
    const pane = this.panes.find(({ session }) => session.person === person);
    if (pane) return this.activate(pane);
    if (!this.panes.length) return this.addPane(person);
    return (this.active ?? this.panes[0]).become(person);
  }

  activate(pane) {
    this.active = pane;
    for (const other of this.panes) other.node.classList.toggle("active", other === pane);
    this.redraw();
    pane?.timeline.follow();
    pane?.read();
  }

  nextPane(event) {
    event.preventDefault();
    const at = this.panes.indexOf(this.active);
    const next = this.panes[(at + (event.shiftKey ? this.panes.length - 1 : 1)) % this.panes.length];
    this.activate(next);
    next?.composer.focus();
  }

  redraw() {
    const persons = this.panes.map(({ session }) => session?.person).filter(Boolean);
    this.topbar.draw(persons, this.active?.session?.person);
    this.host.dataset.panes = String(this.panes.length);
    this.panes.forEach((pane, at) => pane.session && this.redrawPane(pane, at));
    keepPanes(persons);
    const calls = persons.reduce((sum, id) => sum + this.world.session(id).calls(), 0);
    document.title = `${calls ? `(${calls}) ` : ""}Hikyaku sandbox`;
  }

  redrawPane(pane, at) {
    pane.identity.draw(pane.session);
    pane.drawBanner();
    pane.hint.draw(pane, at);
  }
}

function keptPanes() {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS)) ?? [];
  } catch {
    return [];
  }
}

function keepPanes(persons) {
  localStorage.setItem(KEPT_AS, JSON.stringify(persons));
}

async function reach(world) {
  const wait = document.querySelector("#waiting");
  for (;;) {
    try {
      await world.refresh();
      return wait.remove();
    } catch {
      wait.replaceChildren(el("p", {}, "Waiting for the sandbox…"));
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
}

const world = new World();
await reach(world);
await new App(world).begin();
