import type { RedisRole } from '../config/redis-urls.js';
import type { StatusIncident, StatusLevel, StatusPart } from '../contract/status.js';

/** What this process knows about itself; `undefined` if it could not be read. */
export interface Facts {
  database: boolean;
  /** The roles whose Redis answers. */
  redis: ReadonlySet<RedisRole>;
  /** Age in seconds of the oldest question that nobody has started to answer. */
  questionWaits: number | undefined;
  /** Seconds for which the oldest mail has been due. */
  mailWaits: number | undefined;
  /** Age in seconds of the oldest payment event that has had no effect yet. */
  paymentWaits: number | undefined;
  takesPayments: boolean;
}

/** Seconds from which a part is in trouble, and from which it is down. */
const QUESTION = { trouble: 20, down: 120 };
const MAIL = { trouble: 15 * 60, down: 2 * 3600 };
const PAYMENT = { trouble: 10 * 60, down: 3600 };

function levelOf(waits: number | undefined, from: { trouble: number; down: number }): StatusLevel {
  if (waits === undefined || Number.isNaN(waits) || waits >= from.down) return 'down';
  return waits >= from.trouble ? 'trouble' : 'works';
}

/** The level of each part, from measurements and from the operator's open incidents. */
export function levelsOf(facts: Facts, incidents: StatusIncident[]) {
  const { database, redis, takesPayments } = facts;
  const canUse = database && redis.has('session');
  const canWork = canUse && redis.has('queue');
  const measured: [StatusPart, StatusLevel][] = [
    ['app', canUse ? 'works' : 'down'],
    ['answers', canWork ? levelOf(facts.questionWaits, QUESTION) : 'down'],
    ['live', redis.has('live') ? 'works' : 'down'],
    ['mails', database ? levelOf(facts.mailWaits, MAIL) : 'down'],
    ['payments', canWork ? levelOf(facts.paymentWaits, PAYMENT) : 'down'],
  ];
  const open = new Set(incidents.filter((one) => one.resolvedAt === null).map(({ part }) => part));
  return measured
    .filter(([part]) => part !== 'payments' || takesPayments)
    .map(([part, level]) => ({
      part,
      level: level === 'works' && open.has(part) ? ('trouble' as const) : level,
    }));
}
