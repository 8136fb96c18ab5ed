import type { Reminder } from '../../src/contract/reminders.js';
import type { Owner } from './owner.js';
import type { World } from './world.js';

export const DAY = 86_400_000;

/** The start of a minute this many days from now, in UTC. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY).toISOString().slice(0, 16);

export const moment = (local: string): string => `${local}:00.000Z`;

/** What became of the occurrences of a reminder, oldest first. */
export async function historyOf({ database }: World, id: number): Promise<(string | null)[]> {
  const { rows } = await database.query<{ outcome: string | null }>(
    'SELECT outcome FROM reminder_events WHERE "reminderId" = $1 ORDER BY "dueAt"',
    [id],
  );
  return rows.map(({ outcome }) => outcome);
}

/** The reminders of an owner's pet. */
export class Reminders {
  private readonly path: string;

  constructor(
    private readonly world: World,
    private readonly owner: Owner,
  ) {
    this.path = `/api/pets/${String(owner.petId)}/reminders`;
  }

  add(reminder: object) {
    return this.owner.call<Reminder>('POST', this.path, {
      kind: 'weigh',
      title: 'Weigh her',
      rule: 'FREQ=DAILY',
      timeZone: 'UTC',
      startsAt: inDays(1),
      ...reminder,
    });
  }

  async list(): Promise<Reminder[]> {
    return (await this.owner.call<Reminder[]>('GET', this.path)).body;
  }

  done(id: number) {
    return this.owner.call<Reminder>('POST', `/api/reminders/${String(id)}/done`);
  }

  history(id: number): Promise<(string | null)[]> {
    return historyOf(this.world, id);
  }

  /** Makes a reminder due this many days ago, without anyone having noticed yet. */
  setBack(id: number, days: number) {
    return this.world.database.query(
      `UPDATE reminders SET "startsAt" = $2, "nextAt" = $3, "remindAt" = $3 WHERE id = $1`,
      [id, inDays(-days), moment(inDays(-days))],
    );
  }
}
