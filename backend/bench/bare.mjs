import { once } from 'node:events';
import { io } from 'socket.io-client';
import { call } from './http-call.mjs';
import { startRole } from './processes.mjs';

/** The same pipeline built from the bare libraries, with one model reader and one delivery. */
export function bare({ name, reader, delivery, concurrency = 256, modelUrl, redisUrl }) {
  const tabs = [];
  const processes = [];
  const QUEUE = `bench-${delivery}-${concurrency}`;
  const env = { REDIS_URL: redisUrl, MODEL_URL: modelUrl, QUEUE, READER: reader };
  const own = { ...env, DELIVERY: delivery, CONCURRENCY: String(concurrency) };
  let gateway;

  async function openTab(user) {
    const tab = io(gateway, { transports: ['websocket'], forceNew: true, query: { user } });
    await once(tab, 'joined');
    return tab;
  }

  /** @returns its address. */
  async function startGateway() {
    const started = await startRole('bare-gateway.mjs', own);
    processes.push(started);
    gateway = started.url;
    return gateway;
  }

  async function openTabs(users) {
    await startGateway();
    for (let user = 0; user < users; user += 1) tabs.push(await openTab(user));
  }

  const startWorker = () => startRole('bare-worker.mjs', own);

  const post = (user) => call('POST', gateway, { user });

  return {
    name,
    startGateway,
    openTabs,
    startWorker,
    post,
    async prepare(users) {
      await openTabs(users);
      processes.push(await startWorker());
    },
    processes: () => processes,
    usages: () => Promise.all(processes.map(({ usage }) => usage())),
    async ask(user) {
      const tab = tabs[user];
      const startedAt = performance.now();
      let first;
      const ended = new Promise((resolve) => {
        tab.on('token', (text) => {
          first ??= performance.now() - startedAt;
          if (JSON.parse(text).done) resolve();
        });
      });
      await post(user);
      const answered = performance.now() - startedAt;
      await ended;
      tab.off('token');
      return { first, answered };
    },
    close: () => tabs.forEach((tab) => tab.disconnect()),
  };
}
