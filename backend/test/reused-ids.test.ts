import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { SessionReply } from '../src/contract/accounts.js';
import { connectionOptions } from '../src/platform/database/connection-options.js';
import { RepliesRepository } from '../src/replies/replies.repository.js';
import { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;

/** No worker runs. */
beforeAll(async () => {
  world = await World.create();
  api = await world.api();
});

afterAll(() => world.close());

describe('an id that PostgreSQL gives out again, having lost its last commits,', () => {
  it('opens no account to a session of the lost one', async () => {
    const sessionOf = async ({ cookie }: Owner) => {
      const visitor = Object.assign(new Owner(api.url), { cookie });
      return (await visitor.call<SessionReply>('GET', '/api/auth/session')).body;
    };
    const lost = await world.owner(api);
    await world.database.query('DELETE FROM users WHERE id = $1', [lost.id]);
    await world.database.query(`SELECT setval('users_id_seq', $1, false)`, [lost.id]);
    const next = await world.owner(api);
    expect(next.id).toBe(lost.id);
    expect(await sessionOf(lost)).toEqual({ authenticated: false });
    expect(await sessionOf(next)).toMatchObject({ authenticated: true });
  });

  it('puts no answer to a lost question into another chat', async () => {
    const owner = await world.ownerInChat(api);
    const { reply } = await owner.ask('Why does she purr?');
    const { DATABASE_URL = '' } = world.settings;
    const source = await new DataSource(connectionOptions(DATABASE_URL, { pool: 1 })).initialize();
    const replies = new RepliesRepository(source);
    const begun = await replies.begin(reply.id, 10);
    expect(begun).toMatchObject({ sessionId: owner.sessionId, attempt: 1 });
    const lost = { id: reply.id, attempt: 1, sessionId: owner.sessionId + 1 };
    const end = { status: 'complete', content: 'For another owner' } as const;
    expect(await replies.end(lost, end)).toBeUndefined();
    expect((await replies.stillWritten([reply.id])).get(reply.id)).toEqual({
      ...lost,
      sessionId: owner.sessionId,
    });
    expect(await replies.end({ ...lost, sessionId: owner.sessionId }, end)).toMatchObject(end);
    await source.destroy();
  });
});
