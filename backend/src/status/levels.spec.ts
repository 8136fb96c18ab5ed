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

describe('the state of the parts', () => {
  it.each([
    ['well', {}, works],
    ['slowly, when questions wait', { questionWaits: 30 }, { ...works, answers: 'trouble' }],
    ['not, when nobody answers', { questionWaits: 121 }, { ...works, answers: 'down' }],
    ['slowly, when mails are due', { mailWaits: 1000 }, { ...works, mails: 'trouble' }],
    ['not, when it cannot be known', { mailWaits: Number.NaN }, { ...works, mails: 'down' }],
    ['slowly, when payments wait', { paymentWaits: 700 }, { ...works, payments: 'trouble' }],
    [
      'hardly without Redis',
      { redis: without('queue', 'live', 'session') },
      { app: 'down', answers: 'down', live: 'down', mails: 'works', payments: 'down' },
    ],
    [
      'without answers, when the queues are away',
      { redis: without('queue') },
      { ...works, answers: 'down', payments: 'down' },
    ],
    ['but for what is live', { redis: without('live') }, { ...works, live: 'down' }],
    [
      'not without PostgreSQL, but for what is live',
      { database: false },
      { app: 'down', answers: 'down', live: 'works', mails: 'down', payments: 'down' },
    ],
  ])('%s', (_name, facts, levels) => {
    expect(read(facts)).toEqual(levels);
  });

  it('leaves out payments where none are taken', () => {
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
