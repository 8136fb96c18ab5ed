import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AdmissionsRepository } from '../dist/chat/admissions.repository.js';
import { MessagesRepository } from '../dist/chat/messages.repository.js';
import { SearchRepository } from '../dist/chat/search/search.repository.js';
import { SessionStateRepository } from '../dist/chat/session-state.repository.js';
import { connectionOptions } from '../dist/platform/database/connection-options.js';
import { ReadReplica } from '../dist/platform/database/read-replica.js';
import { RepliesRepository } from '../dist/replies/replies.repository.js';

const TURNS = 20;
const TRIAGE = { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] };

/** The session of each reply, which today's statements are not given. */
const sessionOf = new Map();

/** The statements that can be given the session, with the additions to their text. */
const TOLD = {
  'begin-reply': [
    ['WHERE id = $1::bigint AND', (session) => `WHERE id = $1::bigint AND ${session} AND`],
    ['"sessionId" = session.id AND', (session) => `${session} AND`],
  ],
  'end-reply': [
    ['WHERE id = $1::bigint AND', (session) => `WHERE id = $1::bigint AND ${session} AND`],
  ],
  'page-of-messages': [
    ['WHERE version."versionOf"', () => 'WHERE version."sessionId" = $1 AND version."versionOf"'],
  ],
};

/** Adds the session wherever it can be known, as partitions would require. */
class TellingClient extends pg.Client {
  query(query, ...rest) {
    const changes = TOLD[query.name];
    if (!changes) return super.query(query, ...rest);
    const session = sessionOf.get(query.values[0]);
    const values = query.name === 'page-of-messages' ? query.values : [...query.values, session];
    let { text } = query;
    for (const [found, changed] of changes) {
      if (!text.includes(found)) throw new Error(`${query.name} has no ${found}`);
      text = text.replace(found, () => changed(`"sessionId" = $${values.length}::bigint`));
    }
    return super.query({ ...query, text, values }, ...rest);
  }
}

/**
 * One connection to a copy, with the product's repositories.
 * @param tellsSession whether messages are looked up by session too.
 */
export async function connect(url, { tellsSession = false } = {}) {
  const { extra, ...options } = connectionOptions(url, { pool: 1, queryTimeout: 0 });
  const database = new DataSource({
    ...options,
    extra: { ...extra, min: 1, ...(tellsSession && { Client: TellingClient }) },
  });
  await database.initialize();
  // The statements are measured, not this machine's disk.
  await database.query(`SET synchronous_commit = off`);
  // Otherwise the planner would plan again each time, hoping for a single partition.
  if (tellsSession) await database.query(`SET plan_cache_mode = force_generic_plan`);
  return database;
}

/** The product's statements, each for some conversation. */
export function statementsOf(database) {
  const replica = new ReadReplica(database, {});
  const messages = new MessagesRepository({ manager: database.manager }, undefined, replica);
  const admissions = new AdmissionsRepository(database);
  const replies = new RepliesRepository(database);
  const states = new SessionStateRepository(database);
  const searches = new SearchRepository(database, replica);
  return {
    async admit({ userId, sessionId }) {
      const { reply } = await admissions.admit(userId, {
        replaces: undefined,
        sessionId,
        content: 'How much may she eat?',
        photoIds: [],
        clientId: randomUUID(),
        triage: TRIAGE,
        triageCase: { alarm: null },
      });
      sessionOf.set(reply.id, sessionId);
      return reply;
    },
    begin: (reply) => replies.begin(reply.id, TURNS),
    end: ({ id, attempt }) =>
      replies.end({ id, attempt }, { status: 'complete', content: 'Micia schläft '.repeat(30) }),
    newest: ({ sessionId }) => messages.page(sessionId, { limit: 50 }),
    older: ({ sessionId }, before) => messages.page(sessionId, { limit: 50, before }),
    conversations: ({ userId }) => states.list(userId),
    search: ({ userId }) => searches.find(userId, ['word77'], { limit: 20 }),
    sweep: () => replies.unfinished({ old: 5, overdue: 10 }, 0),
    remove: ({ userId }) => database.query(`DELETE FROM users WHERE id = $1`, [userId]),
  };
}
