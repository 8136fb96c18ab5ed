import { BrowserTab, openBrowser } from './browser-tab.mjs';
import { call } from './http-call.mjs';
import { processesOf } from './product.mjs';
import { median, ofRounds, round, spread } from './statistics.mjs';

const ENTRIES = 10_000;
const FEW = 500;
const SLOWER = 4;
const ROUNDS = 3;
const CALLS = 30;

/** Five entries a day, including slowly falling weights, food, symptoms and behaviour. */
const FILL = `
  INSERT INTO diary_entries ("petId", kind, at, value, unit, text, "before", "kcalPer100g")
  SELECT $1, kind, now() - n * interval '290 minutes',
    CASE kind WHEN 'weight' THEN 4 + n * 0.0001 + n % 7 * 0.01 WHEN 'food' THEN 40 + n % 9
      WHEN 'breaths' THEN 20 + n % 5 END,
    CASE kind WHEN 'weight' THEN 'kg' WHEN 'food' THEN 'g' WHEN 'breaths' THEN 'breaths' END,
    CASE kind WHEN 'food' THEN 'dry' WHEN 'medicine' THEN 'syrup'
      WHEN 'symptom' THEN (ARRAY['vomited', 'sneezed', 'limps', 'itches', 'coughs'])[1 + n % 5]
      WHEN 'behaviour' THEN (ARRAY['barked', 'hid'])[1 + n % 2] END,
    CASE kind WHEN 'behaviour' THEN 'door bell' END, CASE kind WHEN 'food' THEN 380 END
  FROM (SELECT n, (ARRAY['weight', 'food', 'symptom', 'food', 'breaths', 'weight', 'behaviour',
    'food', 'symptom', 'medicine'])[1 + n % 10] AS kind
    FROM generate_series(1, $2::integer) AS n) AS entry`;

/** An owner with three pets: without a diary, with a short one, and with a long one. */
async function prepare({ database, owners, ...parts }) {
  const api = await processesOf(parts).startApi();
  const [{ headers }] = await owners.take(1, api.url);
  const pets = await Promise.all(
    [0, FEW, ENTRIES].map(async (entries) => {
      const pet = { name: `Moka with ${entries}`, species: 'gatto', age: 4, weight: '4 kg' };
      const { body } = await call('POST', `${api.url}/api/pets`, pet, headers);
      await database.query(FILL, [body.id, entries]);
      return { entries, id: body.id, name: pet.name };
    }),
  );
  await database.query('VACUUM ANALYZE diary_entries');
  return { url: api.url, cookie: headers.cookie, headers, pets };
}

/** Script time on the page's main thread since the page was opened. Milliseconds. */
async function scriptTime({ devtools }) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
}

/**
 * Opens the pet's page from the list, as an owner does. @returns ms of script until everything is
 * drawn.
 */
async function openPet(browser, { url, cookie }, { id, name, entries }, rate) {
  const tab = await BrowserTab.open(browser, { cookie, url });
  const { page, devtools } = tab;
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${url}/pets`);
  await page.waitForLoadState('networkidle');
  await tab.slowDown(rate);
  const before = await scriptTime(tab);
  await page.locator(`a[href="/pets/${id}"]`).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  if (entries > 0) await page.locator('svg[role=group]').nth(4).waitFor();
  await page.waitForLoadState('networkidle');
  const spent = (await scriptTime(tab)) - before;
  await page.context().close();
  return spent;
}

async function timed(url, headers) {
  const samples = [];
  let bytes = 0;
  for (let turn = 0; turn < CALLS; turn += 1) {
    const startedAt = performance.now();
    const { body } = await call('GET', url, undefined, headers);
    samples.push(performance.now() - startedAt);
    bytes = JSON.stringify(body).length;
  }
  return { ms: round(median(samples)), kilobytes: round(bytes / 1000) };
}

/** The page of a pet with a long diary, and where its time goes. */
export const petPage = {
  name: 'pet-page',
  patience: 600_000,
  title: `The page of a pet with ${ENTRIES} entries in its diary, processor ${SLOWER} x slower`,
  columns: [
    'entries',
    `script ms: own time x ${SLOWER}`,
    'emulated',
    'GET insights: ms, KB',
    'GET diary: ms, KB',
  ],
  cells: (row) => [
    row.entries,
    spread(row.reckonedMs),
    spread(row.emulatedMs),
    ...[row.insights, row.diary].map(({ ms, kilobytes }) => `${ms}, ${kilobytes}`),
  ],
  plots: [
    {
      title: 'Script of opening the page, own time × 4, ms',
      value: 'reckonedMs',
      bar: 'entries',
      target: 200,
    },
  ],
  async measure({ say, ...services }) {
    const product = await prepare(services);
    const browser = await openBrowser(say);
    try {
      const runs = product.pets.map(() => ({ own: [], slow: [] }));
      // The first round is a warm-up and does not count.
      for (let turn = 0; turn <= ROUNDS; turn += 1) {
        for (const [index, pet] of product.pets.entries()) {
          const own = await openPet(browser, product, pet, 1);
          const slow = await openPet(browser, product, pet, SLOWER);
          if (turn === 0) continue;
          runs[index].own.push(own * SLOWER);
          runs[index].slow.push(slow);
        }
        say(`  round ${turn} of ${ROUNDS}`);
      }
      const rows = [];
      for (const [index, { id, entries }] of product.pets.entries()) {
        const path = `${product.url}/api/pets/${id}`;
        rows.push({
          entries,
          reckonedMs: ofRounds(runs[index].own),
          emulatedMs: ofRounds(runs[index].slow),
          insights: await timed(`${path}/insights`, product.headers),
          diary: await timed(`${path}/diary?limit=20`, product.headers),
        });
      }
      return rows;
    } finally {
      await browser.close();
    }
  },
};
