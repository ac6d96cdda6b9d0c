/** The stream of events one person may see, which comes back by itself when it breaks. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

export class Live {
  /**
   * @param {string} person
   * @param {(name: string, data: object) => void} onEvent
   * @param {(open: boolean, again: boolean) => void} onState  `again`: it was open before, something may have been missed
   */
  constructor(person, onEvent, onState) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/sandbox/live?person=${person}`;
    this.onEvent = onEvent;
    this.onState = onState;
    this.wait = FIRST_WAIT;
    this.opened = false;
    this.connect();
  }

  connect() {
    const socket = new WebSocket(this.address);
    socket.addEventListener("open", () => this.open());
    socket.addEventListener("message", ({ data }) => this.receive(data));
    socket.addEventListener("close", () => this.retry());
  }

  open() {
    this.wait = FIRST_WAIT;
    this.onState(true, this.opened);
    this.opened = true;
  }

  receive(text) {
    const { t, d } = JSON.parse(text);
    this.onEvent(t, d);
  }

  retry() {
    this.onState(false, this.opened);
    setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }
}
