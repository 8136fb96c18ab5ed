import { provideServices } from './services.mjs';

/** The environment of a test run: the servers that ours names, otherwise its own under `folder`. */
export async function testEnvironment(life, folder) {
  const given = {
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    REDIS_URL: process.env.TEST_REDIS_URL,
  };
  const urls = await provideServices(life, { given, dataDir: folder });
  return {
    ...process.env,
    TEST_DATABASE_URL: urls.DATABASE_URL,
    TEST_REDIS_URL: urls.REDIS_URL,
  };
}
