import { describe, expect, it } from '@jest/globals';
import { REDIS_ROLES, type RedisRole } from '../config/redis-urls.js';
import type { StatusIncident, StatusPart } from '../contract/status.js';
import { levelsOf, type Facts } from './levels.js';

const without = (...away: RedisRole[]) =>
  new Set(REDIS_ROLES.filter((role) => !away.includes(role)));

const WELL: Facts = {
  database: true,
  redis: without(),
  takesPayments: true,
  questionWaits: 0,
  mailWaits: 0,
  paymentWaits: 0,
};

const read = (facts: Partial<Facts>, incidents: StatusIncident[] = []) =>
  Object.fromEntries(
    levelsOf({ ...WELL, ...facts }, incidents).map(({ part, level }) => [part, level]),
  );

const works = { app: 'works', answers: 'works', live: 'works', mails: 'works', payments: 'works' };

const incident = (part: StatusPart, resolvedAt: string | null): StatusIncident => ({
  id: 1,
  part,
  openedAt: '2026-11-26T08:00:00.000Z',
  resolvedAt,
  updates: [],
});

describe('the status of all parts', () => {
  it.each([
    ['everything works', {}, works],
    ['trouble when questions wait', { questionWaits: 30 }, { ...works, answers: 'trouble' }],
    ['down when nobody answers', { questionWaits: 121 }, { ...works, answers: 'down' }],
    ['trouble when mails are due', { mailWaits: 1000 }, { ...works, mails: 'trouble' }],
    [
      'down when the number of due mails is unknown',
      { mailWaits: Number.NaN },
      { ...works, mails: 'down' },
    ],
    ['trouble when payments wait', { paymentWaits: 700 }, { ...works, payments: 'trouble' }],
    [
      'only mails work without Redis',
      { redis: without('queue', 'live', 'session') },
      { app: 'down', answers: 'down', live: 'down', mails: 'works', payments: 'down' },
    ],
    [
      'no answers when the queues are down',
      { redis: without('queue') },
      { ...works, answers: 'down', payments: 'down' },
    ],
    [
      'no live updates when their Redis is down',
      { redis: without('live') },
      { ...works, live: 'down' },
    ],
    [
      'only live updates work without PostgreSQL',
      { database: false },
      { app: 'down', answers: 'down', live: 'works', mails: 'down', payments: 'down' },
    ],
  ])('is correct: %s', (_name, facts, levels) => {
    expect(read(facts)).toEqual(levels);
  });

  it('omits payments where none are accepted', () => {
    expect(read({ takesPayments: false })).not.toHaveProperty('payments');
  });

  it('is trouble while the operator reports an incident', () => {
    const over = '2026-11-26T09:00:00.000Z';
    expect(read({}, [incident('live', null)])).toEqual({ ...works, live: 'trouble' });
    expect(read({}, [incident('live', over)])).toEqual(works);
    expect(read({ redis: without('live') }, [incident('live', null)])).toMatchObject({
      live: 'down',
    });
  });
});
