import { join } from 'node:path';
import { mustRun } from './commands.mjs';
import { root } from './paths.mjs';
import { provideServices } from './services.mjs';
import { step } from './report.mjs';

/** No waiting for the disk: the data of a test run ends with it, even if the machine crashes. */
const FORGETFUL = { fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB' };

/**
 * The environment of a test run: the servers named by ours, otherwise its own under `folder`, with
 * a migrated database that the tests copy instead of migrating one each.
 */
export async function testEnvironment(life, folder) {
  const given = {
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    REDIS_URL: process.env.TEST_REDIS_URL,
  };
  const urls = await provideServices(life, { given, dataDir: folder, settings: FORGETFUL });
  const template = given.DATABASE_URL ? undefined : await migratedTemplate(urls, folder);
  return {
    ...process.env,
    TEST_DATABASE_URL: urls.DATABASE_URL,
    TEST_REDIS_URL: urls.REDIS_URL,
    ...(template && { TEST_DATABASE_TEMPLATE: template }),
  };
}

/** Only on our own server: no other server may be left with this database. */
async function migratedTemplate(urls, folder) {
  const name = 'zampa_template';
  await step('schema', async () => {
    const { default: pg } = await import('pg');
    const client = new pg.Client(urls.DATABASE_URL);
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      ...urls,
      DATABASE_URL: Object.assign(new URL(urls.DATABASE_URL), { pathname: name }).href,
    };
    await mustRun(process.execPath, [join(root, 'backend/dist/migrate.js')], { env });
    return name;
  });
  return name;
}
