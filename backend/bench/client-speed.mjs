import { setTimeout as delay } from 'node:timers/promises';
import { openBarePage } from './bare-page.mjs';
import { openBrowser } from './browser-tab.mjs';
import { LONG } from './long-answer.mjs';
import { askIn, openLongChat, restIn, startLongChat } from './long-chat.mjs';
import { startRole } from './processes.mjs';
import { median, ofRounds, quantile, round, spread } from './statistics.mjs';

const MESSAGES = 300;
const SLOWER = 4;
/** The model's speed in tokens per second, none: all it can; and how often each is measured. */
const PACES = [
  { name: '150 tokens/s', rate: 150, rounds: 2 },
  { name: 'all at once', rate: 0, rounds: 20 },
];
const TOKEN = 4;
/** Between two runs, so that none measures the end of the one before. Milliseconds. */
const CALM = 700;

function rowOf({ pace, name, runs, floor }) {
  const keys = runs.flatMap((run) => run.keys);
  const of = (key) => ofRounds(runs.map((run) => run[key]));
  const busy = median(floor.map((run) => run.busy));
  return {
    pace: pace.name,
    name,
    runs: runs.length,
    longestTaskMs: of('longest'),
    tasksOver50: runs.reduce((sum, run) => sum + run.over50, 0),
    busyOverFloor: ofRounds(runs.map((run) => run.busy / busy)),
    keys: keys.length,
    keyMs: round(median(keys)),
    keyP98Ms: round(quantile(keys, 0.98)),
    droppedFrames: of('dropped'),
    layoutShift: of('shift'),
    memory: runs.map((run) => run.memory).filter(Boolean),
  };
}

/** How a browser on a slow machine keeps up while a long answer is written into a long chat. */
export const clientSpeed = {
  name: 'client-speed',
  title: `An answer of ${LONG} characters into a chat of ${MESSAGES} messages, processor ${SLOWER} x slower`,
  columns: [
    ...['model', 'page', 'longest task ms', 'tasks over 50 ms', 'busy, x floor'],
    ...['key to paint ms: median, p98', 'memory MB after the first and the last', 'nodes'],
  ],
  cells: (row) => [
    ...[row.pace, row.name, spread(row.longestTaskMs), row.tasksOver50],
    ...[spread(row.busyOverFloor), `${row.keyMs}, ${row.keyP98Ms}`],
    ...[ends(row, megabytes), ends(row, ({ nodes }) => nodes)],
  ],
  async measure({ say, ...services }) {
    const model = await startRole('long-answer-model.mjs');
    const chat = await startLongChat({ ...services, modelUrl: model.url }, MESSAGES);
    const browser = await openBrowser(say);
    try {
      const pages = await openPages(browser, chat, model);
      const rows = [];
      for (const pace of PACES) rows.push(...(await measurePace(pages, pace, say)));
      return rows;
    } finally {
      await browser.close();
    }
  },
};

const megabytes = ({ script, dom }) => round((script + dom) / 1e6);
const ends = ({ memory }, of) =>
  memory.length > 0 ? `${of(memory[0])}, ${of(memory.at(-1))}` : '';

/** The floor first. Each page answers a pace with what is to be watched. */
async function openPages(browser, chat, model) {
  const bare = await openBarePage(browser);
  const tab = await openLongChat(browser, chat);
  for (const page of [bare.tab, tab]) await page.slowDown(SLOWER);
  const answer = async (rate) => {
    await model.ask('rate', rate);
    await askIn(tab, chat);
  };
  return [
    { name: 'bare page, one text node', tab: bare.tab, show: (rate) => bare.show(rate * TOKEN) },
    { name: 'product', tab, show: answer, rest: () => restIn(tab) },
  ];
}

async function measurePace(pages, pace, say) {
  const runs = pages.map(() => []);
  for (let turn = 1; turn <= pace.rounds; turn += 1) {
    for (const [index, { tab, show, rest }] of pages.entries()) {
      await tab.page.bringToFront();
      await delay(CALM);
      const seen = await tab.watch(() => show(pace.rate));
      if (rest) await rest();
      runs[index].push({ ...seen, ...(rest && { memory: await tab.memory() }) });
    }
    say(`  ${pace.name}: round ${turn} of ${pace.rounds}`);
  }
  return pages.map(({ name }, index) => rowOf({ pace, name, runs: runs[index], floor: runs[0] }));
}
