import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StatusReply } from '../../src/contract/status.js';
import { Postbox } from '../harness/postbox.js';
import { Process } from '../harness/processes.js';
import { eventually, until } from '../harness/until.js';
import { visit } from '../harness/visit.js';
import { World } from '../harness/world.js';

let desk: Postbox;

beforeAll(async () => {
  desk = await Postbox.open();
});

afterAll(() => desk.close());

describe('the status page', () => {
  const status = async (): Promise<StatusReply> =>
    (await visit(`${desk.api.url}/api/status`)).body as StatusReply;

  const tell = (...args: string[]) => Process.run('status', desk.world.settings, args);

  it("shows visitors what works and the operator's notices, in both languages", async () => {
    const well = await status();
    expect(well.parts.map(({ part }) => part)).toEqual(['app', 'answers', 'live', 'mails']);
    const words = ['Emails are late.', '--it', 'Le email sono in ritardo.'];
    const { code, output } = await tell('open', ...words, '--part', 'mails');
    expect(code).toBe(0);
    const [, number = ''] = /^Incident (\d+) is open/.exec(output) ?? [];
    const told = await until('the page tells it', async () => {
      const reply = await status();
      return reply.incidents?.find(({ id }) => String(id) === number) && reply;
    });
    expect(told.parts).toContainEqual({ part: 'mails', level: 'trouble' });
    expect(await tell('resolve', number, 'They are on their way.')).toMatchObject({ code: 0 });
    const over = await until('it is over', async () => {
      const incident = (await status()).incidents?.find(({ id }) => String(id) === number);
      return incident?.resolvedAt == null ? null : incident;
    });
    expect(over).toMatchObject({
      part: 'mails',
      updates: [
        { text: { en: 'Emails are late.', it: 'Le email sono in ritardo.' } },
        { text: { en: 'They are on their way.', it: null } },
      ],
    });
    await desk.world.database.query(
      `UPDATE status_incidents SET "openedAt" = now() - interval '91 days' WHERE id = $1`,
      [number],
    );
    await until('it is history', async () =>
      (await status()).incidents?.every(({ id }) => String(id) !== number),
    );
  });
});

describe('the status page, while services are down', () => {
  it('shows which parts are down, to signed-in owners as well, and when they are back', async () => {
    const own = await World.create();
    try {
      const lone = await own.api();
      const visitor = await own.owner(lone);
      const levels = async () => {
        const { status, body } = await visitor.call<StatusReply>('GET', '/api/status');
        expect(status).toBe(200);
        return Object.fromEntries(body.parts.map(({ part, level }) => [part, level]));
      };
      const become = (name: string, wanted: object) =>
        eventually(async () => expect([name, await levels()]).toEqual([name, wanted]), 30_000);
      const works = { app: 'works', answers: 'works', live: 'works', mails: 'works' };
      await become('well', works);
      const admit = await own.cutDatabase();
      const unread = { app: 'down', answers: 'down', live: 'works', mails: 'down' };
      await become('without PostgreSQL', unread);
      await admit();
      await become('well again', works);
      own.redis.kill('SIGKILL');
      const dead = { app: 'down', answers: 'down', live: 'down', mails: 'works' };
      await become('without Redis', dead);
    } finally {
      await own.close();
    }
  });
});
