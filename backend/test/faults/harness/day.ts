import { setTimeout as delay } from 'node:timers/promises';
import type { MessageStatus } from '../../../src/contract/chat.js';
import { until } from '../../harness/until.js';
import type { World } from '../../harness/world.js';
import type { Asked, BusyOwner } from './busy-owner.js';
import { differences, type Books, type Row } from './invariants.js';

/** Time after a fault within which everything is consistent again. Milliseconds. */
const IN_ORDER_WITHIN = 60_000;

/** Time in which late changes would arrive. Milliseconds. */
const STILLNESS = 1500;

/** Differences beyond this number are only counted. */
const MAX_REPORTED = 20;

const COUNT = `
  SELECT count(*)::int AS count FROM chat_messages
  WHERE status = ANY($2) AND "sessionId" = ANY($1)`;

const ROWS = `
  SELECT id, "sessionId", role, content, status, "clientId", "replyTo", attempt, model
  FROM chat_messages WHERE "sessionId" = ANY($1) ORDER BY id`;

const COUNTED = `SELECT id, "totalQuestionCount" AS counted FROM users WHERE id = ANY($1)`;

/** Owners who keep asking while things break, and the reckoning afterwards. */
export class Day {
  constructor(
    private readonly world: World,
    readonly owners: BusyOwner[],
    private readonly dead: () => string[],
  ) {}

  /**
   * Waits until this many replies are being written at once; when one ends, its owner asks the next
   * question.
   */
  async live(replies: number): Promise<void> {
    await until(
      `${replies} replies are being written`,
      async () => (await this.count(['streaming'])) >= replies,
    );
  }

  /** Waits until a question is under way. */
  async asking(): Promise<void> {
    const isUnderWay = ({ replyId }: Asked) => replyId === undefined;
    await until('a question is under way', () =>
      this.owners.some(({ asked }) => asked.some(isUnderWay)),
    );
  }

  /** How many questions had to be sent more than once. */
  get repeats(): number {
    return this.owners.flatMap(({ asked }) => asked).filter(({ tries }) => tries > 1).length;
  }

  /**
   * Replies with a gap that stayed open although a page asked for the text: of all faults, only a
   * loss of data in Redis explains it.
   */
  get unfilled(): number[] {
    return this.owners.flatMap(({ pages }) => pages.flatMap((page) => page.unfilled));
  }

  /** The number of replies by status. */
  async ends(): Promise<Partial<Record<MessageStatus, number>>> {
    const ends: Partial<Record<MessageStatus, number>> = {};
    for (const { role, status } of await this.rows()) {
      if (role === 'assistant') ends[status] = (ends[status] ?? 0) + 1;
    }
    return ends;
  }

  /**
   * Ends the day after the faults: owners ask no more, and within 60 s nothing may differ.
   * @returns what still does.
   */
  async reckon(): Promise<string[]> {
    const end = Date.now() + IN_ORDER_WITHIN;
    for (const owner of this.owners) owner.rest();
    // Replies in progress differ anyway, and checking everything is expensive.
    const isWritten = async () => (await this.count(['pending', 'streaming'])) === 0;
    await until('all is written', isWritten, IN_ORDER_WITHIN).catch(() => undefined);
    let found = await this.look();
    while (found.length > 0 && Date.now() < end) {
      await delay(500);
      found = await this.look();
    }
    if (found.length === 0) {
      await delay(STILLNESS);
      found = await this.look();
    }
    await Promise.all(this.owners.map((owner) => owner.leave()));
    const more = found.length - MAX_REPORTED;
    return more > 0 ? [...found.slice(0, MAX_REPORTED), `and ${more} more`] : found;
  }

  private async look(): Promise<string[]> {
    const [rows, { rows: counts }] = await Promise.all([
      this.rows(),
      this.world.database.query<{ id: number; counted: number }>(COUNTED, [this.userIds]),
    ]);
    const books = (owner: BusyOwner, read: Books['read']): Books => ({
      owner,
      rows: rows.filter(({ sessionId }) => sessionId === owner.sessionId),
      counted: counts.find(({ id }) => id === owner.id)?.counted ?? Number.NaN,
      read,
    });
    const all = await Promise.all(
      this.owners.map(async (owner) =>
        differences(books(owner, await owner.messages('?limit=200').catch(String))),
      ),
    );
    return [...this.dead(), ...all.flat()];
  }

  private async count(statuses: MessageStatus[]): Promise<number> {
    const values = [this.sessionIds, statuses];
    const { rows } = await this.world.database.query<{ count: number }>(COUNT, values);
    return rows[0]?.count ?? Number.NaN;
  }

  private async rows(): Promise<Row[]> {
    return (await this.world.database.query<Row>(ROWS, [this.sessionIds])).rows;
  }

  private get sessionIds(): number[] {
    return this.owners.map(({ sessionId }) => sessionId);
  }

  private get userIds(): number[] {
    return this.owners.map(({ id }) => id);
  }
}
