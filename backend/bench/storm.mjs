import { setTimeout as delay } from 'node:timers/promises';
import { openConnections } from './http-call.mjs';
import { manyLike } from './many-owners.mjs';
import { startModel, WARM_UP } from './model.mjs';
import { assertConnections } from './open-files.mjs';
import { ask, openTab, post } from './owners.mjs';
import { startRole } from './processes.mjs';
import { processesOf } from './product.mjs';
import { median, quantile, round } from './statistics.mjs';
import { steadily } from './steady.mjs';

const { STORM_TABS = '10000', STORM_MANNERS = 'at once,as the client,all missed something' } =
  process.env;
const TABS = Number(STORM_TABS);

/** Of one owner, in the same chat. */
const TABS_EACH = 2;
const CROWDS = 2;

/** Answers in progress during the storm, and their pace: they outlast it. */
const ANSWERS = 50;
const LONG = { first: 50, tokens: 600, gap: 100 };
const LONG_TIME = LONG.first + LONG.tokens * LONG.gap;

/** Owners whose tabs stay connected, and who keep asking. */
const ASKERS = 200;
const PER_SECOND = 10;
const SHORT = { first: 50, tokens: 40, gap: 20 };
const QUIET_SECONDS = 10;

/** Connections between the front door and the API process, for the askers. */
const CONNECTIONS = 64;

/** Tabs that are not back after this time count as lost. Milliseconds. */
const PATIENCE = 300_000;

/** How tabs come back, as defined in `roles/returning-tabs.mjs`. */
const MANNERS = STORM_MANNERS.split(',');

const add = (states, key) => states.reduce((sum, state) => sum + state[key], 0);

/** Processes full of tabs; `all` asks each of them, with its share of what is divided. */
async function gather(places) {
  const crowds = await Promise.all(
    Array.from({ length: CROWDS }, () => startRole('returning-tabs.mjs')),
  );
  const all = (task, inputOf = () => undefined) =>
    Promise.all(crowds.map((crowd, index) => crowd.ask(task, inputOf(index))));
  const part = (index) => places.filter((_, number) => number % CROWDS === index);
  return {
    open: (url) => all('open', (index) => ({ url, places: part(index) })),
    expect: (order) => all('expect', () => order),
    state: () => all('state'),
    texts: () => all('texts'),
    forget: () => all('forget'),
    close: () => all('close'),
  };
}

/** Waits for all tabs. @returns seconds until each was back, and what went wrong meanwhile. */
async function watchReturn(crowd, killedAt) {
  for (;;) {
    const states = await crowd.state();
    const away = add(states, 'away');
    if (away === 0 || Date.now() - killedAt > PATIENCE) {
      const seconds = states.flatMap(({ backAt }) => backAt).map((at) => (at - killedAt) / 1000);
      const failures = add(states, 'failures');
      return { seconds, away, failures, refusedReads: add(states, 'refusedReads') };
    }
    await delay(100);
  }
}

/** Starts the answers that the storm interrupts. */
async function beginAnswers({ crowd, answered, model, victim }) {
  await model.setPace(LONG);
  await Promise.all(answered.map((owner) => post(owner, victim.url)));
  while (add(await crowd.texts(), 'open') < ANSWERS * TABS_EACH) await delay(100);
  await model.setPace(SHORT);
}

/** The results of the answers' texts in all their tabs. */
async function judgeTexts(crowd) {
  const end = Date.now() + LONG_TIME + PATIENCE;
  let ended = [];
  while (ended.length < ANSWERS * TABS_EACH && Date.now() < end) {
    await delay(500);
    ended = (await crowd.texts()).flatMap((texts) => texts.ended);
  }
  await crowd.forget();
  return ended;
}

/**
 * Owners ask until `isOver()`. @returns when each asked, and how long it took or that it failed.
 */
async function keepAsking(askers, api, { seconds, isOver }) {
  const tabs = new Map();
  for (const owner of askers) tabs.set(owner, await openTab(owner, api));
  const act = async (owner) => {
    const at = Date.now();
    return { at, ...(await ask(owner, api, tabs.get(owner)).catch((error) => ({ error }))) };
  };
  const rate = { perSecond: PER_SECOND, seconds, isOver, mayFallBehind: true };
  const samples = await steadily(askers, act, rate);
  for (const tab of tabs.values()) tab.disconnect();
  return samples;
}

function timesOf(samples) {
  const done = samples.filter(({ error }) => !error);
  const of = (key) => done.map((sample) => sample[key]);
  return {
    questions: samples.length,
    failed: samples.length - done.length,
    answeredMs: round(median(of('answered'))),
    answeredP99Ms: round(quantile(of('answered'), 0.99)),
    firstMs: round(median(of('first'))),
    firstP99Ms: round(quantile(of('first'), 0.99)),
  };
}

/** Kills the process with all tabs, and follows them to the other one. */
async function stormOf(manner, world) {
  const { crowd, askers, victim, survivor } = world;
  await beginAnswers(world);
  await crowd.expect({ url: survivor.url, manner });
  let isOver = false;
  const asking = keepAsking(askers, survivor.url, {
    seconds: PATIENCE / 1000,
    isOver: () => isOver,
  });
  await delay(QUIET_SECONDS * 1000);
  const before = await survivor.usage();
  const killedAt = Date.now();
  await victim.kill();
  const returned = await watchReturn(crowd, killedAt);
  const overAt = Date.now();
  const after = await survivor.usage();
  isOver = true;
  const samples = await asking;
  const texts = await judgeTexts(crowd);
  const meanwhile = samples.filter(({ at }) => at >= killedAt && at <= overAt);
  return [
    { manner: 'before', ...timesOf(samples.filter(({ at }) => at < killedAt)) },
    {
      manner,
      tabs: TABS,
      away: returned.away,
      failures: returned.failures,
      refusedReads: returned.refusedReads,
      cpuMs: round((after.cpu - before.cpu) / 1000 / TABS),
      halfBack: round(median(returned.seconds)),
      allBack: returned.away === 0 ? round(Math.max(...returned.seconds)) : Infinity,
      texts: ANSWERS * TABS_EACH,
      exact: texts.filter((text) => text === 'exact').length,
      wrong: texts.filter((text) => text === 'lost' || text === 'wrong').length,
      ...timesOf(meanwhile),
    },
  ];
}

/** An API process with all tabs dies, and they all come back to another one at the same time. */
export const storm = {
  name: 'storm',
  onlyByName: true,
  patience: MANNERS.length * (LONG_TIME + 2 * PATIENCE) + 240_000,
  title: `${TABS} tabs of ${TABS / TABS_EACH} signed-in owners lose their API process and come back to another one`,
  columns: [
    'tabs come back',
    'half are back, s',
    'all have caught up, s',
    'API CPU, ms a tab',
    'connections refused',
    'reads refused',
    'texts exact',
    'texts lost or doubled',
    'questions meanwhile',
    'failed',
    'POST ms',
    'p99',
    'first token ms',
    'p99',
  ],
  cells: (row) => [
    row.manner,
    row.halfBack ?? '',
    row.allBack ?? '',
    row.cpuMs ?? '',
    row.failures ?? '',
    row.refusedReads ?? '',
    row.texts ? `${row.exact} of ${row.texts}` : '',
    row.wrong ?? '',
    row.questions,
    row.failed,
    row.answeredMs,
    row.answeredP99Ms,
    row.firstMs,
    row.firstP99Ms,
  ],
  plots: [],
  async measure({ owners, say, ...services }) {
    assertConnections(TABS);
    const model = await startModel();
    await model.setPace(WARM_UP);
    const { startApi, startWorker } = processesOf({ ...services, modelUrl: model.url });
    let victim = await startApi();
    await startWorker();
    const [template] = await owners.take(1, victim.url);
    const all = await manyLike(template, TABS / TABS_EACH + ASKERS, services);
    const askers = all.slice(-ASKERS);
    const guests = all.slice(0, -ASKERS);
    const placeOf = ({ headers: { cookie }, sessionId }) => ({ cookie, sessionId });
    const places = guests.flatMap((owner) => Array(TABS_EACH).fill(placeOf(owner)));
    const crowd = await gather(places);
    await crowd.open(victim.url);
    say(`  ${TABS} tabs are open`);
    const rows = [];
    for (const manner of MANNERS) {
      const survivor = await startApi();
      await model.setPace(WARM_UP);
      await openConnections(`${survivor.url}/health/live`, CONNECTIONS);
      await keepAsking(askers, survivor.url, { seconds: QUIET_SECONDS });
      const world = { crowd, askers, model, victim, survivor, answered: guests.slice(0, ANSWERS) };
      rows.push(...(await stormOf(manner, world)));
      say(`  ${manner}: done`);
      victim = survivor;
    }
    await crowd.close();
    return rows;
  },
};
