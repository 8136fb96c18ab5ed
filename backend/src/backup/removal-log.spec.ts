import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { idIn, signedOutEverywhere } from '../platform/logging/repeated-removal.js';
import { RemovalLog } from './removal-log.js';
import { reportOf } from './restore-report.js';

const TAKEN_AT = new Date('2026-11-27T10:00:00.000Z');

/** A log line written `minute` minutes after the backup. */
const line = (minute: number, more: object): string =>
  JSON.stringify({ level: 30, time: TAKEN_AT.getTime() + minute * 60_000, ...more });

const pet = (minute: number, petId: unknown) => line(minute, { audit: 'pet-removed', petId });

async function read(...lines: string[]): Promise<RemovalLog> {
  const log = new RemovalLog(
    [
      { what: 'pets removed', idIn: idIn('petId', 'pet-removed'), statements: [] },
      { what: 'passwords removed', idIn: signedOutEverywhere, statements: [] },
    ],
    TAKEN_AT,
  );
  await log.read(Readable.from([Buffer.from(lines.join('\n'))]));
  return log;
}

const idsOf = ({ removals }: RemovalLog) => removals.map(({ ids }) => [...ids.keys()]);

describe('a log of removals', () => {
  it('contains removals since the backup, and just before it in case clocks differ', async () => {
    const log = await read(pet(-60, 1), pet(-0.5, 2), pet(1, 3), pet(2, 3), pet(90, 4));
    expect(idsOf(log)).toEqual([[2, 3, 4], []]);
  });

  it('contains the users who were signed out everywhere', async () => {
    const signIn = { audit: 'provider-sign-in', provider: 'google', purpose: 'sign-in' };
    const log = await read(
      line(1, { audit: 'password-changed', userId: 1 }),
      line(2, { audit: 'password-reset', userId: 2 }),
      line(3, { audit: 'account-secured', userId: 3 }),
      line(4, { ...signIn, outcome: 'handed-over', userId: 4 }),
      line(5, { ...signIn, outcome: 'signed-in', userId: 5 }),
      line(6, { ...signIn, outcome: 'denied', userId: null }),
      line(7, { audit: 'password-reset-asked', userId: 6 }),
    );
    expect(idsOf(log)).toEqual([[], [1, 2, 3, 4]]);
  });

  it('keeps the latest time of an id, and the earliest time to undo changes from', async () => {
    const secured = (minute: number, since?: string) =>
      line(minute, { audit: 'account-secured', userId: 1, since });
    const [early, late] = ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'];
    const log = await read(secured(1, late), secured(9, early), secured(3));
    expect(log.removals[1]?.ids.get(1)).toEqual({
      at: new Date(TAKEN_AT.getTime() + 9 * 60_000),
      since: new Date(early),
    });
  });

  it.each([0, -1, 1.5, '7', null, 2 ** 53, [7], { id: 7 }])(
    'does not accept the id %j',
    async (id) => {
      const log = await read(pet(1, id), pet(2, 8));
      expect(idsOf(log)).toEqual([[8], []]);
      expect(log.damaged).toBe(1);
    },
  );

  it('counts damaged lines, but no lines of other programs', async () => {
    const log = await read(
      'LOG:  checkpoint complete',
      'Ready to accept connections',
      'api-1 | {"level":"info","msg":"a line of the front door"}',
      '{"level":30,"time":"yesterday","audit":"pet-removed","petId":1}',
      pet(1, 2).slice(0, -1),
      pet(1, 3),
    );
    expect(idsOf(log)).toEqual([[3], []]);
    expect(log.damaged).toBe(2);
  });
});

describe("a restore's report", () => {
  const report = (log: RemovalLog) =>
    reportOf(TAKEN_AT, {
      rows: 12,
      log,
      repeated: { removed: new Map([['pets removed', 3]]), unreachable: ['5', '9'] },
    });

  it('states what was removed again, and the period the log covers', async () => {
    expect(report(await read(pet(-5, 1), pet(2, 2)))).toBe(
      [
        '12 rows are back as they were at 2026-11-27T10:00:00.000Z; Redis is empty',
        'Repeated from the log:',
        'pets removed: 3',
        'Accounts that nobody can sign in to: 5, 9',
        'The log is from 2026-11-27T09:55:00.000Z to 2026-11-27T10:02:00.000Z.',
      ].join('\n'),
    );
  });

  it.each([
    ['begins after the backup', [pet(1, 1)], /Warning: it begins after the backup/],
    ['has damaged lines', [pet(-1, 1), pet(1, 'x')], /Warning: lines that could not be read: 1$/],
    ['has no audit lines', [line(-1, { msg: 'started' })], /Warning: the log has no line/],
    ['has no times', ['{"audit":"pet-removed","petId":1}'], /Warning: the log has no line/],
    ['is empty', [], /Warning: the log has no line/],
  ])('warns of a log that %s', async (_, lines, warning) => {
    expect(report(await read(...lines))).toMatch(warning);
  });

  it('says why Redis is not empty, besides everything else', () => {
    const done = { rows: 12, log: undefined, repeated: undefined, redisFault: 'Redis: READONLY' };
    expect(reportOf(TAKEN_AT, done).split('\n')).toEqual([
      expect.stringMatching(/; Redis is not empty \(Redis: READONLY\): empty it before you start/),
      expect.stringMatching(/repeat it with --log\.$/),
    ]);
  });

  it('asks for the log if none was given', () => {
    const done = { rows: 12, log: undefined, repeated: undefined };
    expect(reportOf(TAKEN_AT, done)).toMatch(/repeat it with --log\.$/);
  });
});
