import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from './postgres.mjs';
import { send } from './processes.mjs';
import { startRedis } from './redis.mjs';
import { say, step } from './report.mjs';

const log = (text) => say(`       ${text}`);

/**
 * Provides PostgreSQL and Redis: those given by URL or by a file with it, otherwise our own under
 * `dataDir`, which `life` stops at the end.
 * @returns their URLs, except those in files, which each process reads by itself.
 */
export async function provideServices(life, { given, dataDir, settings }) {
  const urls = {};
  if (!given.DATABASE_URL_FILE)
    urls.DATABASE_URL =
      given.DATABASE_URL || (await own(life, 'PostgreSQL', startPostgres, { dataDir, settings }));
  if (!given.REDIS_URL_FILE)
    urls.REDIS_URL = given.REDIS_URL || (await own(life, 'Redis', startRedis, { dataDir }));
  return urls;
}

async function own(life, name, start, options) {
  let url;
  await step(name, async () => {
    let service = await start({ ...options, log });
    url = service.url;
    let stopping = false;
    life.keep({
      stop: () => {
        stopping = true;
        return service.stop();
      },
      kill: () => {
        stopping = true;
        send(service.pid, 'SIGQUIT');
      },
    });
    void keepAlive();
    return `127.0.0.1:${service.port}`;

    async function keepAlive() {
      const how = await service.exited;
      if (stopping) return;
      log(`${name} ended unexpectedly (${how}): starting it again`);
      await sleep(1_000);
      if (stopping) return;
      try {
        // All processes have its URL.
        service = await start({ ...options, port: service.port, log });
      } catch (error) {
        log(error.message);
      }
      await keepAlive();
    }
  });
  return url;
}
