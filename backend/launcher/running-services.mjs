import { dataFolder } from './paths.mjs';
import { runningPostgres } from './postgres.mjs';
import { runningRedis } from './redis.mjs';

/**
 * Gives a command of the operator PostgreSQL and Redis: those in the settings, otherwise those
 * running on the data of `npm start`.
 */
export function findServices(env) {
  const dataDir = dataFolder(env);
  const find = (setting, running) => {
    if (env[setting] || env[`${setting}_FILE`]) return;
    const url = running(dataDir);
    if (url) env[setting] = url;
    else throw new Error(`Set ${setting}, or start the product: nothing runs on ${dataDir}.`);
  };
  env.DATA_DIR = dataDir;
  find('DATABASE_URL', runningPostgres);
  find('REDIS_URL', runningRedis);
}
