import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { alarm } from './alarm.mjs';
import { apiProcesses } from './api-processes.mjs';
import { calm } from './calm.mjs';
import { capacityCheck } from './capacity-check.mjs';
import { clientSpeed } from './client-speed.mjs';
import { costs } from './costs.mjs';
import { download } from './download.mjs';
import { firstToken } from './first-token.mjs';
import { largeTable } from './large-table.mjs';
import { live } from './live.mjs';
import { Owners } from './owners.mjs';
import { endAll } from './processes.mjs';
import { petPage } from './pet-page.mjs';
import { idleTabs } from './idle-tabs.mjs';
import { keepResults, printTable } from './results.mjs';
import { requests } from './requests.mjs';
import { soak } from './soak.mjs';
import { startUp } from './start-up.mjs';
import { storm } from './storm.mjs';
import { streams } from './streams.mjs';
import { tabMemory } from './tab-memory.mjs';
import { tokenCalls } from './token-calls.mjs';
import { webhooks } from './webhooks.mjs';
import { workers } from './workers.mjs';

const MEASUREMENTS = [
  firstToken,
  streams,
  apiProcesses,
  requests,
  tabMemory,
  workers,
  startUp,
  tokenCalls,
  webhooks,
  alarm,
  clientSpeed,
  petPage,
  soak,
  calm,
  live,
  storm,
  idleTabs,
  costs,
  capacityCheck,
  largeTable,
  download,
];

/** A measurement that takes longer counts as hung. Milliseconds. */
const TIMEOUT = 300_000;

const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, BENCH_FOLDER } = process.env;
const say = (text) => process.stdout.write(`${text}\n`);

function chosen(names) {
  const known = MEASUREMENTS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There are ${known.join(', ')}; no ${unknown.join()}.`);
  return MEASUREMENTS.filter(({ name, onlyByName = false }) =>
    names.length === 0 ? !onlyByName : names.includes(name),
  );
}

async function tooLong({ name, patience = TIMEOUT }, signal) {
  await delay(patience, undefined, { signal });
  throw new Error(`${name} does not end within ${patience / 1000} s`);
}

async function measure(measurement, services) {
  say(`\n${measurement.title}\n`);
  const done = new AbortController();
  try {
    const rows = await Promise.race([
      measurement.measure(services),
      tooLong(measurement, done.signal),
    ]);
    printTable(measurement, rows, say);
    return { measurement, rows };
  } finally {
    done.abort();
    await endAll();
  }
}

async function main(names) {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  const services = { database, databaseUrl, redisUrl, owners: new Owners(database), say };
  const measurements = chosen(names);
  const run = names.length === 0 ? [] : measurements.map(({ name }) => name);
  const results = [];
  let files = [];
  // Write after each measurement: the next one may fail.
  for (const measurement of measurements) {
    results.push(await measure(measurement, services));
    files = await keepResults(BENCH_FOLDER, run, results);
  }
  say(`\nWritten: ${files.join(', ')}`);
}

/** Otherwise, processes would outlive a failure that nothing awaits. */
process.on('unhandledRejection', (error) => {
  say(error.stack);
  void endAll().then(() => process.exit(1));
});

let code = 0;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void endAll().then(() => process.exit(130)));
}
try {
  await main(process.argv.slice(2));
} catch (error) {
  say(error.stack);
  code = 1;
}
process.exit(code);
