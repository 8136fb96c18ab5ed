import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What the network between browsers and API processes does. */
interface Weather {
  /** Nobody gets through. */
  shut?: boolean;
  /** Requests arrive, but instead of an answer, the connection ends. */
  deaf?: boolean;
  /** Minimum and maximum delay of everything sent. Milliseconds. */
  slow?: [number, number];
}

/** Balances API processes as a front door does, and simulates network faults on request. */
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

  /** Changes the weather from now on, for open connections and new ones. */
  turnTo(weather: Weather): void {
    this.weather = weather;
    if (weather.shut) this.cut();
  }

  /** Breaks every connection; new ones can be opened at once. */
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

  /**
   * Tries one process after another, starting with this turn's, until one accepts the connection.
   */
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
