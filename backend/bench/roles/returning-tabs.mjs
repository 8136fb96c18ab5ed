import { setTimeout as delay } from 'node:timers/promises';
import { call } from '../http-call.mjs';
import { ReturningTab } from '../returning-tab.mjs';
import { ready, serve } from '../role.mjs';

/** Tabs that make their first connections at once. */
const CONCURRENCY = 100;

/** Reconnection delays in milliseconds and their spread, as in the client's `shared/socket.ts`. */
const CLIENT = { delay: 1000, most: 5000, spread: 0.8 };
const RETRY = 100;

const atOnce = (tries) => (tries === 0 ? 0 : RETRY);

function spread(tries) {
  const wait = Math.min(CLIENT.most, CLIENT.delay * 2 ** tries);
  return wait * (1 + CLIENT.spread * (2 * Math.random() - 1));
}

/** How tabs reconnect: when, and whether all of them have missed something. */
const MANNERS = {
  'at once': { waitBefore: atOnce, allMissed: false },
  'as the client': { waitBefore: spread, allMissed: false },
  'all missed something': { waitBefore: spread, allMissed: true },
};

let tabs = [];
let refusedReads = 0;

const world = {
  ...MANNERS['at once'],
  /** Like the client, repeats failed reads. */
  async read(path, place) {
    for (;;) {
      try {
        const headers = { cookie: place.cookie };
        return (await call('GET', `${world.url}/api/${path}`, undefined, headers)).body;
      } catch {
        if (world.isOver) return undefined;
        refusedReads += 1;
        await delay(500);
      }
    }
  },
};

async function untilBack() {
  while (!tabs.every(({ backAt }) => backAt)) await delay(10);
}

async function open({ places, url }) {
  Object.assign(world, MANNERS['at once'], { url, isOver: false });
  for (let done = 0; done < places.length; done += CONCURRENCY) {
    const next = places.slice(done, done + CONCURRENCY);
    tabs.push(...next.map((place) => new ReturningTab(place, world)));
    await untilBack();
  }
}

/** From now on, tabs that lose their connection come back to this address. */
function expect({ url, manner }) {
  Object.assign(world, MANNERS[manner], { url });
  refusedReads = 0;
  for (const tab of tabs) tab.failures = 0;
}

/** Which tabs are back, and since when: milliseconds since the epoch. */
function state() {
  return {
    backAt: tabs.map(({ backAt }) => backAt).filter(Boolean),
    away: tabs.filter(({ backAt }) => !backAt).length,
    failures: tabs.reduce((sum, tab) => sum + tab.failures, 0),
    refusedReads,
  };
}

/** The results of the ended replies' texts, and the number of replies in progress. */
const texts = () => ({
  ended: tabs.flatMap(({ ended }) => ended),
  open: tabs.reduce((sum, { live }) => sum + live.size, 0),
});

function forget() {
  for (const tab of tabs) tab.ended = [];
}

function close() {
  world.isOver = true;
  for (const tab of tabs) tab.close();
  tabs = [];
}

setInterval(() => {
  for (const tab of tabs) tab.checkSilence();
}, 1000);

ready();
serve({ open, expect, state, texts, forget, close });
