import { BITCH_HEAT } from '../../care/schedules.js';
import { plusDays, plusMonths } from './days.js';
import type { Need, Situation } from './need.js';
import { lastEntry } from './past-care.js';
import { SOURCES } from './sources.js';

/** Recurring care at home: nails, heat, papers. */
export const routineNeeds = (pet: Situation): Need[] => [
  ...nailNeed(pet),
  ...heatNeed(pet),
  ...paperNeeds(pet),
];

function nailNeed({ species, today }: Situation): Need[] {
  if (species !== 'coniglio') return [];
  const sources = [SOURCES.rabbitNails];
  const base = { key: 'nails', kind: 'nails', text: 'nails', sources } as const;
  return [{ ...base, rule: 'FREQ=WEEKLY;INTERVAL=2', from: today, to: plusDays(today, 14) }];
}

/** For a bitch that is not neutered: from the last heat, or the first by her age. */
function heatNeed({ species, sex, neutered, past, birthDate, today }: Situation): Need[] {
  if (species !== 'cane' || sex !== 'female' || neutered !== false) return [];
  const last = lastEntry(past, 'heat');
  const sources = [SOURCES.heat];
  const base = { kind: 'heat', rule: null, sources } as const;
  if (last !== null) {
    const [from, to] = BITCH_HEAT.everyMonths.map((months) => plusMonths(last, months));
    return from && to && to >= today
      ? [{ ...base, key: 'heat-next', text: 'heatNext', from, to }]
      : [];
  }
  if (birthDate === null) return [];
  const [from, to] = BITCH_HEAT.firstMonths.map((months) => plusMonths(birthDate, months));
  return from && to && to >= today
    ? [{ ...base, key: 'heat-first', text: 'heatFirst', from, to }]
    : [];
}

/** Countries where EU rules apply to travelling with animals. */
const IN_THE_EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Papers to renew once a year, with time to arrange them. */
function paperNeeds({ species, country, today }: Situation): Need[] {
  if (species !== 'cane' && species !== 'gatto') return [];
  const [from, to] = [plusMonths(today, 1), plusMonths(today, 3)];
  const once = { rule: 'FREQ=YEARLY', from, to } as const;
  const passport: Need = {
    ...once,
    key: 'passport',
    kind: 'passport',
    text: 'passport',
    sources: [SOURCES.travel],
  };
  const insurance: Need = {
    ...once,
    key: 'insurance',
    kind: 'insurance',
    text: 'insurance',
    sources: [SOURCES.insurance],
  };
  return IN_THE_EU.has(country ?? '') ? [passport, insurance] : [insurance];
}
