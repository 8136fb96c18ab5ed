import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { call } from './http-call.mjs';

/** Concurrent registrations: each costs a password hash. */
const CONCURRENCY = 4;

/** Signed-in expert owners with a pet, its chat and their password, reused throughout the bench. */
export class Owners {
  #database;
  #all = [];

  constructor(database) {
    this.#database = database;
  }

  /** Returns `count` owners; missing ones register at this API process. */
  async take(count, api) {
    while (this.#all.length < count) {
      const missing = Math.min(CONCURRENCY, count - this.#all.length);
      const group = await Promise.all(Array.from({ length: missing }, () => register(api)));
      const ids = group.map(({ id }) => id);
      const unlimited = `UPDATE users SET "subscriptionStatus" = 'expert' WHERE id = ANY($1)`;
      await this.#database.query(unlimited, [ids]);
      this.#all.push(...group);
    }
    return this.#all.slice(0, count);
  }

  /**
   * Clears their conversations. They grow at the same pace: after ten questions, all would be
   * summarised at the same time, at the cost of another model call each.
   */
  async beginAnew(owners = this.#all) {
    const ids = [owners.map(({ sessionId }) => sessionId)];
    await this.#database.query('DELETE FROM chat_messages WHERE "sessionId" = ANY($1)', ids);
    const empty = 'UPDATE chat_sessions SET summary = NULL, "summarizedTo" = NULL';
    await this.#database.query(`${empty} WHERE id = ANY($1)`, ids);
  }
}

async function register(api) {
  const username = `bench ${randomBytes(6).toString('hex')}`;
  const account = { username, email: `${username.replace(' ', '-')}@example.org` };
  const password = randomBytes(12).toString('base64');
  const registered = await call('POST', `${api}/api/auth/register`, { ...account, password });
  const [cookie] = registered.response.headers['set-cookie'][0].split(';');
  const headers = { cookie };
  const pet = { name: 'Micia', species: 'gatto', age: 4, weight: '3.8 kg' };
  const { body: added } = await call('POST', `${api}/api/pets`, pet, headers);
  const path = `/api/chat-sessions/pet/${added.id}`;
  const { body: session } = await call('GET', `${api}${path}`, undefined, headers);
  const ids = { id: registered.body.user.id, petId: added.id, sessionId: session.id };
  return { ...ids, headers, password };
}

/** Opens an owner's tab at an API process, as the client does. */
export async function openTab(owner, api) {
  const extraHeaders = owner.headers;
  const auth = { numbered: true };
  const tab = io(api, { transports: ['websocket'], forceNew: true, extraHeaders, auth });
  await once(tab, 'connect');
  await tab.emitWithAck('open-session', { sessionId: owner.sessionId });
  return tab;
}

let asked = 0;

/** Never repeats words: whatever is cached for a repeated question would flatter the product. */
const nextQuestion = () => {
  asked += 1;
  return { content: `How much should she eat on day ${asked}?` };
};

/** Posts a question. @returns the API's response. */
export const post = ({ headers, sessionId }, api, body = nextQuestion()) =>
  call('POST', `${api}/api/chat-sessions/${sessionId}/messages`, body, headers);

/**
 * Asks and waits for the end of the reply. @returns milliseconds to the response and first token.
 */
export async function ask(owner, api, tab) {
  const startedAt = performance.now();
  let first;
  tab.once('token', () => (first = performance.now() - startedAt));
  const ended = once(tab, 'message-done');
  await post(owner, api);
  const answered = performance.now() - startedAt;
  const [{ message }] = await ended;
  if (message.status !== 'complete') throw new Error(`a reply ended ${message.status}`);
  return { first, answered };
}
