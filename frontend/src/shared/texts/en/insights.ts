import type { FindingLevel } from '@contract/insights';

/** Levels of findings; those of the safety layer have its wording. */
const levels: Record<Exclude<FindingLevel, 'emergency' | 'urgent' | 'unknown'>, string> = {
  today: 'Today',
  vet: 'Ask your vet this week',
  watch: 'Keep an eye on it',
  good: 'On track',
};

export const insights = {
  title: 'What stands out',
  loading: 'Reading the diary...',
  unread: "What stands out couldn't be loaded.",
  levels,
  sources: 'Sources',
  allNumbers: 'All emergency numbers',
  charts: {
    weight: 'Weight',
    breaths: 'Sleeping breaths',
    food: 'Food per day',
    symptoms: 'Symptoms by week',
    behaviour: 'Behaviour by week',
  },
  keys: 'Use the arrow keys to go from entry to entry.',
  course: (from: string, first: string, to: string, last: string) =>
    `From ${first} on ${from} to ${last} on ${to}.`,
  weeks: (from: string, to: string) =>
    from === to ? `Week of ${from}.` : `From the week of ${from} to the week of ${to}.`,
  range: {
    label: 'Period',
    month: { short: '1 m', long: '1 month' },
    half: { short: '6 m', long: '6 months' },
    all: { short: 'All', long: 'All' },
  },
  trend: 'Trend',
  change: (percent: string) => `${percent}% a month`,
  adult: (weight: string) => `Expected adult weight: ${weight}`,
  healthy: 'Healthy range',
  need: 'Usual need',
  baseline: 'Usual for this pet',
  span: (name: string, amounts: string, source: string) => `${name} ${amounts}, from: ${source}`,
  leftOut: 'left out',
  leftOutCheck: 'left out: check?',
  leftOutHint: 'Left out of the trend: far from the others. A typo?',
  noEnergy: 'calories not known',
  noEnergyHint: (days: number) =>
    days === 1
      ? '1 day without calories is left out.'
      : `${days} days without calories are left out.`,
  perMinute: (count: string) => `${count} a minute`,
  times: (count: string) => (count === '1' ? 'once' : `${count} times`),
  others: 'Other',
  week: (day: string) => `Week of ${day}`,
  given: (name: string, days: string) => `${name}: ${days}`,
  showTable: 'Show as table',
  showChart: 'Show as chart',
  table: { day: 'Day', week: 'Week', what: 'What', count: 'Times', amount: 'Amount', note: 'Note' },
  example: {
    title: 'An example: Luna',
    badge: 'Example',
    species: 'Cat, invented for this page',
    text: "This is what half a year of diary entries can show. Luna doesn't exist: her entries are made up, the rules and sources are real.",
    plan: "With Pro, Zampa reads your own pet's diary like this.",
    toPlans: 'See the plans',
    invite: 'See an example',
  },
};
