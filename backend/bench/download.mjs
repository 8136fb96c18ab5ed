import { readFile, writeFile } from 'node:fs/promises';
import { call } from './http-call.mjs';
import { processesOf } from './product.mjs';
import { ofRounds, round, spread } from './statistics.mjs';

const MESSAGES = 100_000;
const ENTRIES = 10_000;
const PHOTOS = 300;
const SUMMARIES = 100;
/** Of a pet whose owner writes down five things a day. */
const SUMMARISED = 450;
const ROUNDS = 3;
const MEBIBYTE = 2 ** 20;

const WORDS = 'She eats well, sleeps on the sofa and runs after the ball; what else may she eat? ';

const CHAT = `
  INSERT INTO chat_messages ("sessionId", role, content, status)
  SELECT $1::bigint, (ARRAY['user', 'assistant'])[1 + n % 2], repeat($3, 1 + n % 8), 'complete'
  FROM generate_series(1, $2::integer) AS n`;

const DIARY = `
  INSERT INTO diary_entries ("petId", kind, at, value, unit, text)
  SELECT $1::bigint, 'food', now() - n * interval '290 minutes', 40 + n % 9, 'g', $3
  FROM generate_series(1, $2::integer) AS n`;

const IMAGES = `
  INSERT INTO photos ("userId", key, width, height, bytes, "isStored", "takenAt")
  SELECT $1::bigint, gen_random_uuid(), 2048, 1536, 400000, true, now()
  FROM generate_series(1, $2::integer)`;

const SUMMARY = `
  INSERT INTO summaries ("petId", language, snapshot)
  SELECT $1::bigint, 'en', jsonb_build_object('filled',
    (SELECT jsonb_agg(jsonb_build_object('at', now(), 'text', $4::text))
      FROM generate_series(1, $3::integer)))
  FROM generate_series(1, $2::integer)`;

/** Peak resident memory since `measured` was called. Bytes. */
const peakOf = async (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))[1]) * 1024;

/** Downloads everything. @returns seconds, bytes, and MiB above the memory of before. */
async function downloaded({ url, pid, usage }, headers) {
  const idle = (await usage()).memory;
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/user/export`, { headers });
  if (!response.ok) throw new Error(`download: ${response.status}`);
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.length;
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, bytes, idle: idle / MEBIBYTE, peak: ((await peakOf(pid)) - idle) / MEBIBYTE };
}

async function fill(database, { id, petId, sessionId }, { secondPet, kind }) {
  if (kind === 'messages' || kind === 'all') {
    await database.query(CHAT, [sessionId, MESSAGES, WORDS]);
  }
  if (kind === 'diary' || kind === 'all') {
    for (const pet of [petId, secondPet]) await database.query(DIARY, [pet, ENTRIES, WORDS]);
    await database.query(IMAGES, [id, PHOTOS]);
  }
  if (kind === 'summaries' || kind === 'all') {
    await database.query(SUMMARY, [petId, SUMMARIES, SUMMARISED, WORDS]);
  }
}

/** The download of an owner who has written for years, each time by a new process. Linux only. */
export const download = {
  name: 'download',
  onlyByName: true,
  patience: 600_000,
  title: `Downloads of ${MESSAGES} messages, ${2 * ENTRIES} entries, ${SUMMARIES} summaries, and all`,
  columns: ['what', 'MB', 'seconds', 'idle, MiB', 'peak above it, MiB'],
  cells: ({ kind, bytes, seconds, idle, peak }) => [
    kind,
    round(bytes / 1e6),
    spread(seconds),
    spread(idle),
    spread(peak),
  ],
  plots: [{ title: 'Peak above idle, MiB', value: 'peak', bar: 'kind' }],
  async measure({ database, owners, say, ...services }) {
    const { startApi } = processesOf(services);
    const first = await startApi();
    const kinds = ['nothing', 'messages', 'diary', 'summaries', 'all'];
    const taken = await owners.take(kinds.length, first.url);
    for (const [index, kind] of kinds.entries()) {
      const pet = { name: 'Moka', species: 'gatto', age: 4 };
      const { headers } = taken[index];
      const { body } = await call('POST', `${first.url}/api/pets`, pet, headers);
      await fill(database, taken[index], { secondPet: body.id, kind });
    }
    await database.query('VACUUM ANALYZE');
    await first.end();
    const rows = [];
    for (const [index, kind] of kinds.entries()) {
      const runs = [];
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        const api = await startApi();
        runs.push(await downloaded(api, taken[index].headers));
        await api.end();
      }
      const of = (name) => ofRounds(runs.map((run) => run[name]));
      const { bytes } = runs[0];
      rows.push({ kind, bytes, seconds: of('seconds'), idle: of('idle'), peak: of('peak') });
      say(`  ${kind}: ${JSON.stringify(rows.at(-1))}`);
    }
    return rows;
  },
};
