import { once } from 'node:events';
import { io } from 'socket.io-client';
import { call } from './http-call.mjs';
import { startRole } from './roles.mjs';

/** The same pipeline from the bare parts alone, with one of two readers of the model. */
export function bare({ name, reader, modelUrl, redisUrl }) {
  const tabs = [];
  let gateway;

  async function openTab(user) {
    const tab = io(gateway, { transports: ['websocket'], forceNew: true, query: { user } });
    await once(tab, 'joined');
    return tab;
  }

  return {
    name,
    async prepare(users) {
      const queue = `bench-${reader.replace(':', '-')}`;
      const env = { REDIS_URL: redisUrl, MODEL_URL: modelUrl, QUEUE: queue, READER: reader };
      gateway = await startRole('bare-gateway.mjs', env);
      await startRole('bare-worker.mjs', env);
      for (let user = 0; user < users; user += 1) tabs.push(await openTab(user));
    },
    async ask(user) {
      const tab = tabs[user];
      const begun = performance.now();
      let first;
      const ended = new Promise((resolve) => {
        tab.on('token', (text) => {
          first ??= performance.now() - begun;
          if (JSON.parse(text).done) resolve();
        });
      });
      await call('POST', gateway, { user });
      const answered = performance.now() - begun;
      await ended;
      tab.off('token');
      return { first, answered };
    },
  };
}
