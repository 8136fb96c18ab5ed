import { expect } from '@jest/globals';
import { until } from './until.js';
import type { World } from './world.js';

/** One in this many wants a mail. */
const MAILED = 10;

const FILL = `
  WITH owners AS (
    INSERT INTO users (email, username, "emailVerifiedAt", "subscriptionStatus")
    SELECT 'owner' || n || '@example.org', 'Owner ' || n, now(), 'pro'
    FROM generate_series(1, $1::integer / 10) AS n RETURNING id
  ), animals AS (
    INSERT INTO pets ("userId", name, species) SELECT id, 'Moka', 'gatto' FROM owners
    RETURNING id
  )
  INSERT INTO reminders ("petId", kind, title, "startsAt", "timeZone", rule, "nextAt", "remindAt", channels)
  SELECT animals.id, 'other', 'Number ' || n, '2026-01-05T08:00', 'UTC', 'FREQ=YEARLY',
    $2::timestamptz, $2::timestamptz, CASE WHEN n = 1 THEN '{mail}'::text[] ELSE '{}' END
  FROM animals, generate_series(1, ${String(MAILED)}) AS n`;

const TOLD = 'SELECT count(*)::integer AS told FROM reminder_events WHERE "toldAt" IS NOT NULL';

const STATE = `
  SELECT
    (SELECT count(*)::integer FROM reminders WHERE "remindAt" <= now()) AS due,
    (SELECT count(*)::integer FROM reminder_events) AS claimed,
    (SELECT count(DISTINCT "reminderId")::integer FROM reminder_events) AS reminded,
    (SELECT count(*)::integer FROM reminder_events WHERE "toldAt" IS NOT NULL) AS told,
    (SELECT count(*)::integer FROM mails WHERE template = 'reminder') AS mails`;

/** Shares of the work after which the first and second worker die. */
const DEATHS = [0.15, 0.4] as const;

/**
 * Makes this many reminders due within one minute, with two workers that are killed, one after the
 * other, before all are delivered, and replaced. Expects each reminder to be delivered once, with
 * one mail for those that want one.
 * @returns seconds that it took.
 */
export async function remindAtOnce(world: World, count: number, patience: number): Promise<number> {
  const workers = await Promise.all([world.worker(), world.worker()]);
  const told = async (): Promise<number> => {
    const { rows } = await world.database.query<{ told: number }>(TOLD);
    return rows[0]?.told ?? 0;
  };
  await world.database.query(FILL, [count, '2026-01-05T08:00:00Z']);
  const begun = Date.now();
  const replacements: Promise<unknown>[] = [];
  for (const [index, share] of DEATHS.entries()) {
    await until('some were told', async () => (await told()) > count * share, patience);
    await workers[index]?.end('SIGKILL');
    expect(await told()).toBeLessThan(count);
    replacements.push(world.worker());
  }
  await Promise.all(replacements);
  await until('all were told', async () => (await told()) >= count, patience);
  const { rows } = await world.database.query(STATE);
  const all = { claimed: count, reminded: count, told: count };
  expect(rows).toEqual([{ ...all, due: 0, mails: count / MAILED }]);
  return (Date.now() - begun) / 1000;
}
