/**
 * Assumed behaviour of owners; nothing here was measured. Replace it by what `/metrics` of a
 * running installation shows.
 */
export const USUAL_LOAD = {
  /**
   * Average per owner, including days without any. Users of ChatGPT send 3.7 messages (18 billion a
   * week of 700 million people: NBER working paper 34255, 2025); a pet raises fewer questions, and
   * the free plan ends after three.
   */
  questionsPerDay: 0.5,
  /** Chats opened, each reading messages, profile and pets: three for each question. */
  visitsPerDay: 1.5,
  /**
   * The busiest minute, relative to the day's average. 1.7 is usual for users all over the world
   * (robustperception.io, "peak-to-mean ratio"); these live in one time zone.
   */
  peak: 5,
  /** Share of owners with a tab open in the busiest minute. */
  tabsOpen: 0.05,
  /** Per answer: about 190 words. */
  tokens: 250,
  tokensPerSecond: 50,
  /** Share of owners with a session, which ends a week after the last visit. */
  signedIn: 0.5,
};

/** How full each part may be in the busiest minute, and the capacity of a single one. */
export const LIMITS = {
  /** Of a core. API and worker are single-threaded: beyond that, questions wait for each other. */
  process: 0.6,
  /** Of a core. Beyond that, pieces of answers wait ([figures](../../docs/performance.md)). */
  redis: 0.4,
  /** Cores of the largest database server worth having, and how busy they may be. */
  postgresCores: 32,
  postgres: 0.6,
  /** Replies that one worker writes at once: `WORKER_CONCURRENCY`. */
  repliesOfWorker: 256,
  /** Tabs that one API process holds in 1 GiB. */
  memoryOfApi: 2 ** 30,
  /** `DATABASE_POOL` of each process, and `max_connections` of a server configured for many. */
  pool: 20,
  connections: 400,
  /** Share of returning tabs that missed an event meanwhile. Assumed, not measured. */
  missed: 0.05,
  /** Requests of such a tab, counted in visits: the client reads six things again. */
  visitsOfReturn: 2,
};

/** What uses the processor for a question, apart from the front door and the model. */
export const KINDS = ['api', 'worker', 'postgres', 'redis'];

/** Spare processes per kind: one may be lost, or be replaced by a new version. */
const SPARE = 1;

const DAY = 86_400;

/** A value of each kind of process. */
export const eachKind = (valueOf) => Object.fromEntries(KINDS.map((kind) => [kind, valueOf(kind)]));

/** The value at a rate, interpolated linearly between measured ones; outside, the nearest one. */
function between(points, perSecond, kind) {
  const above = points.findIndex((point) => point.perSecond >= perSecond);
  if (above === 0) return points[0][kind];
  if (above < 0) return points.at(-1)[kind];
  const [low, high] = [points[above - 1], points[above]];
  const share = (perSecond - low.perSecond) / (high.perSecond - low.perSecond);
  return low[kind] + share * (high[kind] - low[kind]);
}

/**
 * Cores that one API, one worker, PostgreSQL and Redis use under a load.
 * @param figures as `npm run bench -- costs` measures them; milliseconds of CPU time
 * @param load `questions`, `visits` and `openings` of tabs per second; `tokens` of an answer
 */
export function coresUsed(figures, { questions, visits, openings, tokens, tabs = 0 }) {
  return eachKind((kind) => {
    const question =
      between(figures.questions, questions, kind) + (tokens - figures.tokens) * figures.token[kind];
    const perSecond =
      questions * question + visits * figures.visit[kind] + openings * figures.opening[kind];
    return figures.rest[kind] + perSecond / 1000 + tabs * (figures.idleTab[kind] ?? 0);
  });
}

/** The load of this many owners in the busiest minute. */
export function loadOf(owners, load = USUAL_LOAD) {
  const perSecond = (perDay) => (owners * perDay * load.peak) / DAY;
  return {
    questions: perSecond(load.questionsPerDay),
    visits: perSecond(load.visitsPerDay),
    openings: perSecond(load.visitsPerDay),
    tokens: load.tokens,
    tabs: owners * load.tabsOpen,
  };
}

const share = (load, count) => ({
  ...load,
  questions: load.questions / count,
  visits: load.visits / count,
  openings: load.openings / count,
  tabs: load.tabs / count,
});

/** The smallest number of processes of a kind at which none exceeds its limit. */
function processesFor(kind, figures, load) {
  let count = 1;
  while (coresUsed(figures, share(load, count))[kind] > LIMITS.process) {
    // Grows by 2 %: a million owners need dozens.
    count = Math.max(count + 1, Math.floor(count * 1.02));
  }
  return count;
}

/** Redis's cores by role: `REDIS_QUEUE_URL`, `REDIS_LIVE_URL` and `REDIS_SESSION_URL`. */
function redisByRole(figures, load) {
  const { rest, token, visit, opening } = figures;
  const question = between(figures.questions, load.questions, 'redis');
  const tokensCost = figures.tokens * token.redis;
  const perSecond = {
    queue: load.questions * Math.max(0, question - tokensCost),
    live: load.questions * load.tokens * token.redis,
    session: load.visits * visit.redis + load.openings * opening.redis,
  };
  return Object.fromEntries(
    Object.entries(perSecond).map(([role, used]) => [role, rest.redis / 3 + used / 1000]),
  );
}

/** What this many owners need. Rates are those of the busiest minute, gigabytes those of a day. */
export function capacityFor(owners, figures, load = USUAL_LOAD) {
  const busiest = loadOf(owners, load);
  const cores = coresUsed(figures, busiest);
  const liveAnswers = busiest.questions * (load.tokens / load.tokensPerSecond);
  const apis =
    SPARE +
    Math.max(processesFor('api', figures, busiest), Math.ceil(busiest.tabs / tabsOfApi(figures)));
  const workers =
    SPARE +
    Math.max(
      processesFor('worker', figures, busiest),
      Math.ceil(liveAnswers / LIMITS.repliesOfWorker),
    );
  const questionsPerDay = owners * load.questionsPerDay;
  const redis = redisByRole(figures, busiest);
  const perDay = (bytes) => (questionsPerDay * bytes) / 1e9;
  return {
    owners,
    busiest,
    liveAnswers,
    apis,
    workers,
    questionsPerDay,
    redis: Object.fromEntries(
      Object.entries(redis).map(([role, used]) => [role, { used, shards: shardsFor(used) }]),
    ),
    sessions: { memory: (owners * load.signedIn * figures.session.memory) / 1e9 },
    postgres: {
      cores: cores.postgres,
      transactions:
        busiest.questions * figures.question.transactions +
        busiest.visits * figures.visit.transactions,
      storedPerDay: perDay(figures.question.stored),
      writtenPerDay: perDay(figures.question.written),
      connections: (apis + workers) * LIMITS.pool,
    },
    returnSeconds: returnSeconds(figures, { busiest, apis }),
    ceilings: ceilingsOf(figures, load),
  };
}

/** How long the tabs of a lost API process keep the others busy besides their own work. */
function returnSeconds(figures, { busiest, apis }) {
  const others = apis - 1;
  const { api: opening } = figures.opening;
  const each = opening + LIMITS.missed * LIMITS.visitsOfReturn * figures.visit.api;
  const used = coresUsed(figures, share(busiest, others)).api;
  const free = others * Math.max(1 - used, 0.1);
  return ((busiest.tabs / apis) * each) / 1000 / free;
}

/** Tabs that fit into one process's memory. */
const tabsOfApi = ({ idleTab, memory }) =>
  Math.floor((LIMITS.memoryOfApi - memory.api) / idleTab.memory);

const shardsFor = (used) => Math.max(1, Math.ceil(used / LIMITS.redis));

/**
 * What fills up first when owners increase and nothing is added: one of everything. For each part,
 * the number of owners at which it reaches its limit, the lowest first.
 */
function ceilingsOf(figures, load) {
  const at = (owners) => {
    const busiest = loadOf(owners, load);
    const cores = coresUsed(figures, busiest);
    const roles = redisByRole(figures, busiest);
    const workers = processesFor('worker', figures, busiest);
    const apis = processesFor('api', figures, busiest);
    return {
      'one API process: its core': cores.api / LIMITS.process,
      'one API process: memory for tabs': busiest.tabs / tabsOfApi(figures),
      'one worker: its core': cores.worker / LIMITS.process,
      'one Redis for everything: its core': cores.redis / LIMITS.redis,
      'the Redis of the queue: its core': roles.queue / LIMITS.redis,
      'the Redis of live answers: its core': roles.live / LIMITS.redis,
      'connections of PostgreSQL without PgBouncer':
        ((apis + workers) * LIMITS.pool) / LIMITS.connections,
      'one PostgreSQL for everything: its cores':
        cores.postgres / LIMITS.postgresCores / LIMITS.postgres,
    };
  };
  return Object.keys(at(1))
    .map((part) => ({ part, owners: ownersUntil((owners) => at(owners)[part] >= 1) }))
    .toSorted((one, other) => one.owners - other.owners);
}

/**
 * The lowest number of owners, within 1 %, at which something is full; `isFull` must be monotonic.
 */
function ownersUntil(isFull) {
  let [low, high] = [1, 1];
  while (!isFull(high)) {
    if (high > 1e9) return Infinity;
    [low, high] = [high, high * 2];
  }
  while (high - low > Math.max(1, low / 100)) {
    const middle = Math.floor((low + high) / 2);
    if (isFull(middle)) high = middle;
    else low = middle;
  }
  return high;
}
