import { mergeMetadata } from '../api/params.js';
import { invalid } from '../api/stripe-refusal.js';
import { emit } from '../objects/events.js';
import { phaseOf, scheduleOf, type PhaseParams } from '../objects/schedule.js';
import { periodEnd } from '../spans.js';
import type { Phase, Schedule } from '../store/objects.js';
import { find, inTurn, type World } from '../world.js';
import { changeSubscription, endSubscription } from './subscription-changes.js';

type EndBehavior = 'cancel' | 'release';

export interface ScheduleParams {
  end_behavior?: EndBehavior | undefined;
  phases?: PhaseParams[] | undefined;
  proration_behavior?: 'always_invoice' | 'create_prorations' | 'none' | undefined;
  metadata?: Record<string, string> | '' | undefined;
}

/** A schedule whose one phase is the subscription as it is. */
export async function scheduleSubscription(world: World, id: string): Promise<Schedule> {
  const subscription = await find(world, 'subscription', id, 'from_subscription');
  if (subscription.ended_at !== null || subscription.status === 'incomplete') {
    throw invalid(
      `You cannot migrate a subscription that is in the \`${subscription.status}\` state to a subscription schedule.`,
    );
  }
  if (subscription.schedule !== null) {
    throw invalid(
      'You cannot migrate a subscription that is already attached to a schedule:' +
        ` ${subscription.schedule}`,
    );
  }
  const schedule = scheduleOf(world, subscription);
  await world.tx.put('subscription_schedule', schedule);
  await emit(world, 'subscription_schedule.created', schedule);
  await changeSubscription(world, id, { schedule: schedule.id });
  return schedule;
}

export async function updateSchedule(
  world: World,
  id: string,
  params: ScheduleParams,
): Promise<Schedule> {
  const before = await requireLive(world, id);
  const phases = params.phases ? await phasesOf(world, before, params.phases) : before.phases;
  const current = phases.find(({ end_date: end }) => end > world.now);
  const after: Schedule = {
    ...before,
    current_phase: current ? { start_date: current.start_date, end_date: current.end_date } : null,
    end_behavior: params.end_behavior ?? before.end_behavior,
    metadata: mergeMetadata(before.metadata ?? {}, params.metadata),
    phases,
  };
  await world.tx.put('subscription_schedule', after);
  await emit(world, 'subscription_schedule.updated', after, before);
  return after;
}

async function requireLive(world: World, id: string): Promise<Schedule> {
  const schedule = await find(world, 'subscription_schedule', id);
  if (schedule.status === 'active' || schedule.status === 'not_started') return schedule;
  throw invalid(
    `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`,
  );
}

/** One phase begins where the one before it ends; the current one cannot move its start. */
async function phasesOf(world: World, schedule: Schedule, params: PhaseParams[]): Promise<Phase[]> {
  const phases: Phase[] = [];
  for (const [index, param] of params.entries()) {
    const at = `phases[${String(index)}]`;
    const previous = phases.at(-1);
    const asked = param.start_date === 'now' ? world.now : param.start_date;
    const start = previous?.end_date ?? schedule.current_phase?.start_date ?? world.now;
    if (asked !== undefined && asked !== start) {
      throw invalid(
        previous
          ? 'Phase start dates must match the end date of the phase before.'
          : 'You can not modify the start date of the current phase.',
        { param: `${at}[start_date]` },
      );
    }
    const end = await phaseEnd(world, param, start, { at, last: index === params.length - 1 });
    const currency = schedule.phases[0]?.currency ?? 'eur';
    phases.push(phaseOf(currency, param, start, end));
  }
  return phases;
}

async function phaseEnd(
  world: World,
  { items, end_date: given, duration }: PhaseParams,
  start: number,
  { at, last }: { at: string; last: boolean },
): Promise<number> {
  const prices = await inTurn(items, ({ price }, index) =>
    find(world, 'price', price, `${at}[items][${String(index)}][price]`),
  );
  const end = given === 'now' ? world.now : given;
  if (end !== undefined) {
    if (end > start) return end;
    throw invalid('The phase end date must be after its start date.', { param: `${at}[end_date]` });
  }
  if (!duration && !last) {
    throw invalid('Every phase but the last needs `end_date` or `duration`.', {
      param: `${at}[end_date]`,
    });
  }
  const span = duration
    ? { interval: duration.interval, interval_count: duration.interval_count ?? 1 }
    : prices[0]?.recurring;
  return periodEnd(start, start, span ?? { interval: 'month', interval_count: 1 });
}

/** The subscription goes on by itself. */
export async function releaseSchedule(world: World, id: string): Promise<Schedule> {
  const before = await requireLive(world, id);
  const after: Schedule = {
    ...before,
    current_phase: null,
    released_at: world.now,
    released_subscription: before.subscription,
    status: 'released',
    subscription: null,
  };
  await world.tx.put('subscription_schedule', after);
  await emit(world, 'subscription_schedule.released', after, before);
  if (before.subscription !== null) {
    await changeSubscription(world, before.subscription, { schedule: null });
  }
  return after;
}

/** A phase ends: the next begins, or the schedule is over. */
export async function endPhase(world: World, schedule: Schedule): Promise<void> {
  const next = schedule.phases.find(
    ({ start_date: start, end_date: end }) => start <= world.now && end > world.now,
  );
  if (next) await beginPhase(world, schedule, next);
  else if (schedule.end_behavior === 'cancel' && schedule.subscription !== null) {
    await endSubscription(world, schedule.subscription, 'cancellation_requested');
  } else await releaseSchedule(world, schedule.id);
}

async function beginPhase(world: World, before: Schedule, phase: Phase): Promise<void> {
  const { start_date: start, end_date: end } = phase;
  const after: Schedule = { ...before, current_phase: { start_date: start, end_date: end } };
  await world.tx.put('subscription_schedule', after);
  await emit(world, 'subscription_schedule.updated', after, before);
  if (before.subscription === null) return;
  const subscription = await find(world, 'subscription', before.subscription);
  const data = await inTurn(subscription.items.data, async (item, index) => {
    const planned = phase.items[index];
    if (!planned) return item;
    const price = await find(world, 'price', planned.price);
    return { ...item, price, quantity: planned.quantity ?? 1 };
  });
  await changeSubscription(world, subscription.id, {
    items: { ...subscription.items, data },
    metadata: mergeMetadata(subscription.metadata, phase.metadata ?? {}),
  });
}
