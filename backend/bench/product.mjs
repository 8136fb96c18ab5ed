import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { call } from './http-call.mjs';
import { startProduct } from './roles.mjs';

/** Owners who register at the same time: each costs a password hash. */
const AT_ONCE = 4;

const settings = ({ modelUrl, databaseUrl, redisUrl }) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  SESSION_SECRET: randomBytes(32).toString('hex'),
  OPENAI_BASE_URL: `${modelUrl}/v1`,
  OPENAI_API_KEY: 'bench',
  WORKER_CONCURRENCY: '256',
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'warn',
});

/** The product itself: one API process, one worker process, and signed-in owners with a tab each. */
export function product({ database, ...parts }) {
  const owners = [];
  let api;

  async function newOwner() {
    const username = `bench ${randomBytes(6).toString('hex')}`;
    const account = { username, email: `${username.replace(' ', '-')}@example.org` };
    const password = randomBytes(12).toString('base64');
    const registered = await call('POST', `${api}/api/auth/register`, { ...account, password });
    const [cookie] = registered.response.headers['set-cookie'][0].split(';');
    const headers = { cookie, origin: api };
    const pet = { name: 'Micia', species: 'gatto', age: 4, weight: '3.8 kg' };
    const { body: added } = await call('POST', `${api}/api/pets`, pet, headers);
    const { body: session } = await call(
      ...['GET', `${api}/api/chat-sessions/pet/${added.id}`, undefined, headers],
    );
    const tab = io(api, { transports: ['websocket'], forceNew: true, extraHeaders: headers });
    await once(tab, 'connect');
    await tab.emitWithAck('open-session', { sessionId: session.id });
    const messages = `${api}/api/chat-sessions/${session.id}/messages`;
    return { id: registered.body.user.id, headers, tab, messages };
  }

  return {
    name: 'product',
    async prepare(users) {
      api = await startProduct('api', settings(parts));
      await startProduct('worker', settings(parts));
      while (owners.length < users) {
        const group = Array.from({ length: Math.min(AT_ONCE, users - owners.length) }, newOwner);
        owners.push(...(await Promise.all(group)));
      }
      const pro = `UPDATE users SET "subscriptionStatus" = 'pro' WHERE id = ANY($1)`;
      await database.query(pro, [owners.map(({ id }) => id)]);
    },
    async ask(user) {
      const { tab, headers, messages } = owners[user];
      const begun = performance.now();
      let first;
      tab.once('token', () => (first = performance.now() - begun));
      const ended = once(tab, 'message-done');
      await call('POST', messages, { content: 'How much should she eat a day?' }, headers);
      const answered = performance.now() - begun;
      const [{ message }] = await ended;
      if (message.status !== 'complete') throw new Error(`a reply ended ${message.status}`);
      return { first, answered };
    },
  };
}
