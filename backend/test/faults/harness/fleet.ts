import { setTimeout as delay } from 'node:timers/promises';
import type { Process, Settings } from '../../harness/processes.js';
import { until } from '../../harness/until.js';
import { World } from '../../harness/world.js';
import { answering } from './answers.js';
import { BusyOwner } from './busy-owner.js';
import { Day } from './day.js';
import { FrontDoor } from './front-door.js';

interface Size {
  apis: number;
  workers: number;
  settings?: Settings;
  /** URL of its own PostgreSQL server. */
  postgres?: string;
}

/** Owners who register at the same time. */
const AT_ONCE = 8;

/** The product as it is deployed: API processes behind a front door, and workers. */
export class Fleet {
  readonly workers: Process[] = [];
  private readonly apis: Process[] = [];

  private constructor(
    readonly door: FrontDoor,
    readonly world: World,
  ) {}

  static async open({ apis, workers, settings, postgres }: Size): Promise<Fleet> {
    const door = await FrontDoor.open();
    const world = await World.create({ PUBLIC_URL: door.url, ...settings }, postgres);
    const fleet = new Fleet(door, world);
    try {
      for (let api = 0; api < apis; api += 1) fleet.apis.push(await world.api());
      for (let worker = 0; worker < workers; worker += 1) fleet.workers.push(await world.worker());
    } catch (error) {
      await fleet.close();
      throw error;
    }
    door.ports.push(...fleet.apis.map(({ port }) => port));
    return fleet;
  }

  /** Starts this many owners, who ask one question after another and watch it in two pages each. */
  async day(owners: number, { stopEvery = 0 } = {}): Promise<Day> {
    const all: BusyOwner[] = [];
    while (all.length < owners) {
      const some = Math.min(AT_ONCE, owners - all.length);
      all.push(...(await Promise.all(Array.from({ length: some }, () => this.owner()))));
    }
    const ids = all.map(({ id }) => id);
    await this.world.database.query(
      `UPDATE users SET "subscriptionStatus" = 'pro' WHERE id = ANY($1)`,
      [ids],
    );
    for (const owner of all) {
      owner.openPages();
      owner.begin(stopEvery);
    }
    return new Day(this.world, all, () => this.dead);
  }

  /** A day of short answers; each fault starts while half of the owners have a live reply. */
  async dayWith(owners: number, ...faults: (() => Promise<void>)[]): Promise<Day> {
    this.world.model.behave(answering(4000, 80));
    const day = await this.day(owners, { stopEvery: 8 });
    for (const fault of faults) {
      await day.live(owners / 2);
      await fault();
    }
    return day;
  }

  /** @param signal that ends it: `SIGTERM` as at a deploy. */
  async restartApi(index: number, signal: NodeJS.Signals): Promise<void> {
    const old = this.apis[index % this.apis.length];
    if (!old) return;
    await old.end(signal);
    this.apis[index % this.apis.length] = await this.world.api(old.port);
  }

  /** @param downMs milliseconds until another worker takes its place. */
  async killWorker(index: number, downMs = 0): Promise<void> {
    await this.workers[index % this.workers.length]?.end('SIGKILL');
    await delay(downMs);
    this.workers[index % this.workers.length] = await this.world.worker();
  }

  /** Processes that ended unexpectedly, with the end of their output. */
  private get dead(): string[] {
    return [...this.apis, ...this.workers].flatMap(({ lastWords }) => lastWords ?? []);
  }

  async close(): Promise<void> {
    this.door.close();
    await this.world.close();
  }

  /** Retries, because a busy machine may refuse a call before anything has been broken. */
  private owner(): Promise<BusyOwner> {
    return until('an owner is in the chat', () => this.register().catch(() => null), 60_000);
  }

  private async register(): Promise<BusyOwner> {
    const owner = new BusyOwner(this.door.url);
    await owner.register();
    await owner.addPet();
    await owner.openChat();
    return owner;
  }
}
