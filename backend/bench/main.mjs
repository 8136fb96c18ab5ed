import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { firstToken } from './first-token.mjs';
import { endAll } from './roles.mjs';

/** A measurement that takes longer hangs. Milliseconds. */
const PATIENCE = 235_000;

const { DATABASE_URL, REDIS_URL, BENCH_FOLDER = '.data/bench' } = process.env;
const say = (text) => process.stdout.write(`${text}\n`);
const line = (cells) => `| ${cells.join(' | ')} |`;

function print({ title, columns, cells }, rows) {
  say(`\n${title}\n`);
  say(line(columns));
  say(line(columns.map(() => '---')));
  for (const row of rows) say(line(cells(row)));
}

function keep({ name, title }, rows) {
  mkdirSync(BENCH_FOLDER, { recursive: true });
  const file = join(BENCH_FOLDER, `${name}.json`);
  const machine = { node: process.version, cores: cpus().length };
  const result = { title, at: new Date().toISOString(), machine, rows };
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  say(`\nWritten to ${file}`);
}

async function bench(measurement) {
  const database = new pg.Client(DATABASE_URL);
  await database.connect();
  const services = { database, databaseUrl: DATABASE_URL, redisUrl: REDIS_URL };
  const rows = await measurement.measure({ ...services, say });
  print(measurement, rows);
  keep(measurement, rows);
}

function end(code) {
  endAll();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(130));
setTimeout(() => {
  say(`The bench does not end within ${PATIENCE / 1000} s.`);
  end(1);
}, PATIENCE);
try {
  await bench(firstToken);
  end(0);
} catch (error) {
  say(error.stack);
  end(1);
}
