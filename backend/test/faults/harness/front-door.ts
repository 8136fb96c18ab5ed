import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What the network between browsers and API processes does. */
interface Weather {
  /** Nobody gets through. */
  shut?: boolean;
  /** Requests arrive; instead of their answers comes the end of the connection. */
  deaf?: boolean;
  /** Milliseconds that everything takes, at least and at most. */
  slow?: [number, number];
}

/** Balances API processes as a front door does, and has bad weather when it is told to. */
export class FrontDoor {
  /** Of the API processes. */
  readonly ports: number[] = [];
  private weather: Weather = {};
  private turn = 0;
  private readonly browsers = new Set<Socket>();
  private readonly server = createServer((browser) => this.admit(browser));

  static async open(): Promise<FrontDoor> {
    const door = new FrontDoor();
    door.server.listen(0, '127.0.0.1');
    await once(door.server, 'listening');
    return door;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on, for connections that stand and for new ones. */
  turnTo(weather: Weather): void {
    this.weather = weather;
    if (weather.shut) this.cut();
  }

  /** Every connection breaks; new ones can be made at once. */
  cut(): void {
    for (const browser of this.browsers) browser.destroy();
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private admit(browser: Socket): void {
    this.browsers.add(browser);
    browser.on('close', () => this.browsers.delete(browser));
    browser.on('error', () => browser.destroy());
    if (this.weather.shut) browser.destroy();
    else this.dial(browser, (this.turn += 1), this.ports.length);
  }

  /** One process after the other, from the next one on, until one takes the connection. */
  private dial(browser: Socket, turn: number, tries: number): void {
    const port = this.ports[turn % this.ports.length];
    if (port === undefined || tries === 0) {
      browser.destroy();
      return;
    }
    const process = connect(port, '127.0.0.1');
    const next = () => this.dial(browser, turn + 1, tries - 1);
    process.once('error', next);
    process.once('connect', () => {
      process.off('error', next);
      process.on('error', () => browser.destroy());
      this.carry(browser, process, false);
      this.carry(process, browser, true);
    });
  }

  private carry(from: Socket, to: Socket, isAnswer: boolean): void {
    let lane: Promise<unknown> = Promise.resolve();
    from.on('data', (data) => {
      if (isAnswer && this.weather.deaf) {
        to.destroy();
        return;
      }
      const [least, most] = this.weather.slow ?? [0, 0];
      const wait = least + Math.random() * (most - least);
      lane = Promise.all([lane, wait > 0 && delay(wait)]).then(() => {
        if (!to.destroyed) to.write(data);
      });
    });
    from.on('close', () => void lane.then(() => to.destroySoon()));
    if (from.destroyed) to.destroy();
  }
}
