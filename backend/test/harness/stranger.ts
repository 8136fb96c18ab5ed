import { randomUUID } from 'node:crypto';
import type { Owner } from './owner.js';
import { jpeg } from './photo-files.js';
import type { Process } from './processes.js';
import type { World } from './world.js';

export const ENTRY = { kind: 'note', at: '2026-05-04T08:00:00Z', text: 'Sleeps' };
export const SUMMARY = { language: 'en' };

export const REMINDER = {
  kind: 'other',
  title: 'Brush',
  rule: 'FREQ=DAILY',
  startsAt: '2090-01-01T08:00',
  timeZone: 'UTC',
};

type Thing =
  | 'message'
  | 'memory'
  | 'entry'
  | 'thread'
  | 'reminder'
  | 'suggestion'
  | 'wish'
  | 'summary'
  | 'photo'
  | 'token'
  | 'webhook'
  | 'delivery'
  | 'case';

/** An owner of one of everything, and its ids. */
export interface Stranger {
  owner: Owner;
  ids: Record<Thing, number>;
}

/** Makes an owner who has one of everything that has an id. */
export async function strangerWithEverything(world: World, api: Process): Promise<Stranger> {
  const owner = await world.ownerInChat(api);
  const { id: message } = (await owner.ask('Is this mine?')).reply;
  await owner.finished(message);
  await world.setPlan(owner, 'pro');
  const make = async (path: string, body: object): Promise<number> =>
    (await owner.call<{ id: number }>('POST', path, body)).body.id;
  const pet = `/api/pets/${String(owner.petId)}`;
  const type = { 'content-type': 'image/jpeg' };
  const photo = await owner.call<{ id: number }>('POST', '/api/photos', await jpeg(), type);
  const ids = {
    message,
    memory: await make(`${pet}/memories`, { text: 'Theirs' }),
    entry: await make(`${pet}/diary`, ENTRY),
    reminder: await make(`${pet}/reminders`, REMINDER),
    summary: await make(`${pet}/summaries`, SUMMARY),
    photo: photo.body.id,
  };
  return { owner, ids: { ...ids, ...(await insertRest(world, owner, message)) } };
}

type Rest = 'thread' | 'suggestion' | 'wish' | 'token' | 'webhook' | 'delivery' | 'case';

/** Inserts what the owner's plan cannot create, or only a process that does not run here. */
async function insertRest(
  world: World,
  { id, petId, sessionId }: Owner,
  messageId: number,
): Promise<Record<Rest, number>> {
  const insert = async (statement: string, values: unknown[]): Promise<number> => {
    const { rows } = await world.database.query<{ id: number }>(statement, values);
    return rows[0]?.id ?? 0;
  };
  const webhook = await insert(
    `INSERT INTO webhooks ("userId", url, events, secret)
     VALUES ($1, 'https://hooks.example.org', '{finding}', 'whsec_theirs') RETURNING id`,
    [id],
  );
  return {
    webhook,
    delivery: await insert(
      `INSERT INTO webhook_deliveries ("webhookId", "eventId", type, data)
       VALUES ($1, 'test-1', 'test', '{}') RETURNING id`,
      [webhook],
    ),
    thread: await insert(
      `INSERT INTO support_threads ("userId", subject, plan, language)
       VALUES ($1, 'Theirs', 'pro', 'en') RETURNING id`,
      [id],
    ),
    suggestion: await insert(
      `INSERT INTO diary_suggestions ("petId", "messageId", position, entry, state)
       VALUES ($1, $2, 0, $3, 'open') RETURNING id`,
      [petId, messageId, ENTRY],
    ),
    wish: await insert(
      `INSERT INTO reminder_suggestions ("petId", "messageId", question, "askedAt", state)
       VALUES ($1, $2, 'Remind me every Sunday to weigh her', now(), 'open') RETURNING id`,
      [petId, messageId],
    ),
    token: await insert(
      `INSERT INTO api_tokens ("userId", name, scopes, hash, last4, "expiresAt")
       VALUES ($1, 'Theirs', '{chat}', '\\x00', 'abcd', now() + interval '1 day') RETURNING id`,
      [id],
    ),
    case: await insert(
      `INSERT INTO consultations
         ("userId", "petId", "sessionId", "clientId", level, question, shared)
       VALUES ($1, $2, $3, $4, 'routine', 'Theirs', '{}') RETURNING id`,
      [id, petId, sessionId, randomUUID()],
    ),
  };
}
