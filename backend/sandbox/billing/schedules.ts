import { invalid } from '../api/refusal.js';
import { monthEnd } from '../calendar.js';
import type { Phase, Schedule } from '../objects.js';
import { newId, type World } from '../world.js';
import { itemOf, withItem } from './items.js';
import { changeSubscription } from './subscriptions.js';

/** A schedule whose only phase is the current subscription. */
export function scheduleSubscription(
  world: World,
  { from_subscription: id }: { from_subscription: string },
): Schedule {
  const subscription = world.find('subscription', id, 'from_subscription');
  const { status, schedule: taken } = subscription;
  if (taken !== null || (status !== 'active' && status !== 'past_due')) {
    throw invalid(`You cannot migrate a subscription that is ${taken ?? status} to a schedule.`);
  }
  const { current_period_start, current_period_end, price } = itemOf(subscription);
  const period = { start_date: current_period_start, end_date: current_period_end };
  const schedule: Schedule = {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    current_phase: period,
    default_settings: { default_payment_method: null },
    metadata: {},
    phases: [{ ...period, items: [{ price: price.id, quantity: 1 }] }],
    released_subscription: null,
    status: 'active',
    subscription: id,
  };
  world.save('subscription_schedule', schedule, 'subscription_schedule.created');
  changeSubscription(world, id, { schedule: schedule.id });
  return schedule;
}

interface PhaseParams {
  items: [{ price: string }];
  start_date?: number | undefined;
  end_date?: number | undefined;
  duration?: object | undefined;
}

interface UpdateParams {
  default_settings?: Schedule['default_settings'] | undefined;
  metadata: Record<string, string>;
  phases?: PhaseParams[] | undefined;
}

export function updateSchedule(world: World, params: UpdateParams, id: string): Schedule {
  const before = requireLive(world, id);
  const phases: Phase[] = [];
  for (const param of params.phases ?? []) {
    phases.push(phaseOf(world, before, param, phases.at(-1)));
  }
  const after: Schedule = {
    ...before,
    default_settings: params.default_settings ?? before.default_settings,
    metadata: { ...before.metadata, ...params.metadata },
    phases: params.phases ? phases : before.phases,
  };
  return world.save('subscription_schedule', after, 'subscription_schedule.updated');
}

function requireLive(world: World, id: string): Schedule {
  const schedule = world.find('subscription_schedule', id);
  if (schedule.status === 'active') return schedule;
  throw invalid(
    `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`,
  );
}

/** A phase begins where the previous one ends; the start of the current one cannot be changed. */
function phaseOf(
  world: World,
  schedule: Schedule,
  { items, start_date: asked, end_date: end }: PhaseParams,
  previous: Phase | undefined,
): Phase {
  const start = previous?.end_date ?? schedule.current_phase?.start_date ?? world.now;
  if (asked !== undefined && asked !== start) {
    throw invalid('You can not modify the start date of the current phase.', {
      param: 'phases[0][start_date]',
    });
  }
  const { id: price } = world.find('price', items[0].price, 'phases[items][price]');
  return {
    end_date: end ?? monthEnd(start, start),
    items: [{ price, quantity: 1 }],
    start_date: start,
  };
}

/** The subscription continues without the schedule. */
export function releaseSchedule(world: World, _params: unknown, id: string): Schedule {
  const before = requireLive(world, id);
  const after: Schedule = {
    ...before,
    current_phase: null,
    released_subscription: before.subscription,
    status: 'released',
    subscription: null,
  };
  world.save('subscription_schedule', after, 'subscription_schedule.released');
  if (before.subscription !== null) {
    changeSubscription(world, before.subscription, { schedule: null });
  }
  return after;
}

/** A phase ends: the next one begins, with the schedule's card, or the schedule is over. */
export function endPhase(world: World, schedule: Schedule): void {
  const next = schedule.phases.find(
    ({ start_date: start, end_date: end }) => start <= world.now && end > world.now,
  );
  const [planned] = next?.items ?? [];
  if (!next || !planned || schedule.subscription === null) {
    releaseSchedule(world, {}, schedule.id);
    return;
  }
  const { start_date, end_date } = next;
  const after: Schedule = { ...schedule, current_phase: { start_date, end_date } };
  world.save('subscription_schedule', after, 'subscription_schedule.updated');
  const subscription = world.find('subscription', schedule.subscription);
  const price = world.find('price', planned.price);
  const { items } = withItem(subscription, { ...itemOf(subscription), price });
  changeSubscription(world, subscription.id, { items, ...schedule.default_settings });
}
