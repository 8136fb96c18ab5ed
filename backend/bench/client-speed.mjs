import { setTimeout as delay } from 'node:timers/promises';
import { openBarePage } from './bare-page.mjs';
import { openBrowser } from './browser-tab.mjs';
import { LONG } from './long-answer.mjs';
import { askIn, openLongChat, restIn, startLongChat } from './long-chat.mjs';
import { startRole } from './processes.mjs';
import { median, ofRounds, quantile, round, spread } from './statistics.mjs';

const MESSAGES = 300;
const SLOWER = 4;
/** The model's speed in tokens per second (0: as fast as possible), and the rounds of each. */
const PACES = [
  { name: '150 tokens/s', rate: 150, rounds: 4 },
  { name: 'all at once', rate: 0, rounds: 20 },
];
const TOKEN = 4;
/** Pause between two runs, so that none measures the end of the previous one. Milliseconds. */
const PAUSE = 700;

/**
 * The browser's CPU throttling counts time given to other programs as the page's own, and slows the
 * page down for it as well. On a busy machine, only the page's own time without throttling, times
 * the factor, shows what a task takes.
 */
function rowOf({ pace, name, runs, floor }) {
  const slow = runs.filter(({ emulated }) => emulated);
  const reckoned = runs.filter(({ emulated }) => !emulated).map(reckon);
  const keys = slow.flatMap((run) => run.keys);
  const busy = median(floor.filter(({ emulated }) => !emulated).map((run) => reckon(run).busy));
  return {
    pace: pace.name,
    name,
    runs: runs.length,
    longestReckonedMs: ofRounds(reckoned.map(({ longest }) => longest)),
    longestEmulatedMs: ofRounds(slow.map(({ longest }) => longest)),
    over50Reckoned: reckoned.reduce((sum, { over50 }) => sum + over50, 0),
    over50Emulated: slow.reduce((sum, run) => sum + over(50, run), 0),
    busyOverFloor: ofRounds(reckoned.map((run) => run.busy / busy)),
    keys: keys.length,
    keyMs: round(median(keys)),
    keyP98Ms: round(quantile(keys, 0.98)),
    droppedFrames: ofRounds(slow.map(({ dropped }) => dropped)),
    memory: runs.map((run) => run.memory).filter(Boolean),
  };
}

const over = (limit, { tasks }) => tasks.filter((length) => length > limit).length;
const reckon = (run) => ({
  longest: run.longest * SLOWER,
  over50: over(50 / SLOWER, run),
  busy: run.busy * SLOWER,
});

/** How a browser on a slow machine keeps up with a long answer in a long chat. */
export const clientSpeed = {
  name: 'client-speed',
  patience: 900_000,
  title: `An answer of ${LONG} characters into a chat of ${MESSAGES} messages, processor ${SLOWER} x slower`,
  columns: [
    'model',
    'page',
    'longest task ms: own time x 4',
    'emulated',
    'tasks over 50 ms',
    'busy, x floor',
    'key to paint ms: median, p98',
    'memory MB after the first and the last',
    'nodes',
  ],
  cells: (row) => [
    row.pace,
    row.name,
    spread(row.longestReckonedMs),
    spread(row.longestEmulatedMs),
    `${row.over50Reckoned}, ${row.over50Emulated}`,
    spread(row.busyOverFloor),
    `${row.keyMs}, ${row.keyP98Ms}`,
    ends(row, megabytes),
    ends(row, ({ nodes }) => nodes),
  ],
  plots: [
    {
      title: 'Longest task of the page, its own time × 4, ms',
      value: 'longestReckonedMs',
      bar: 'name',
      target: 50,
      group: ({ pace }) => pace,
    },
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

/** Opens the pages, the floor first. Each takes a pace and returns what to observe. */
async function openPages(browser, chat, model) {
  const bare = await openBarePage(browser);
  const tab = await openLongChat(browser, chat);
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
      const emulated = turn % 2 === 0;
      await tab.page.bringToFront();
      await tab.slowDown(emulated ? SLOWER : 1);
      await delay(PAUSE);
      const seen = await tab.watch(() => show(pace.rate));
      if (rest) await rest();
      runs[index].push({ ...seen, emulated, ...(rest && { memory: await tab.memory() }) });
    }
    say(`  ${pace.name}: round ${turn} of ${pace.rounds}`);
  }
  return pages.map(({ name }, index) => rowOf({ pace, name, runs: runs[index], floor: runs[0] }));
}
