import { checkMonths, weighingDays } from '../../care/schedules.js';
import type { FindingSource } from '../../contract/insights.js';
import { plusDays, plusMonths } from './days.js';
import type { Need, Situation } from './need.js';
import { lastEntry } from './past-care.js';
import { SOURCES } from './sources.js';

/** Days allowed for arranging anything without a date of its own. */
const SOON = 30;
const WEEK = 7;

/** Check-ups at the vet, and weighing at home. */
export const checkNeeds = (pet: Situation): Need[] => [
  ...visitNeed(pet),
  weighNeed(pet),
  ...teethNeed(pet),
];

function weighNeed(pet: Situation): Need {
  const days = weighingDays(pet);
  const last = lastEntry(pet.past, 'weight');
  const from = last === null ? pet.today : plusDays(last, days);
  const isLarge = pet.species === 'cane' || pet.species === 'gatto';
  const often = isLarge ? 'weighYoung' : 'weighSmall';
  return {
    key: days === WEEK ? 'weigh-7-days' : 'weigh-28-days',
    kind: 'weigh',
    text: days === WEEK ? often : 'weigh',
    rule: days === WEEK ? 'FREQ=WEEKLY' : `FREQ=WEEKLY;INTERVAL=${String(days / WEEK)}`,
    from,
    to: plusDays(from, Math.round(days / 4)),
    sources: weighSources(pet),
  };
}

function weighSources({ species, stage }: Situation): FindingSource[] {
  if (species === 'uccello') return [SOURCES.bird, SOURCES.weighing];
  if (species === 'gatto' && stage === 'young') return [SOURCES.kitten, SOURCES.weighing];
  return [SOURCES.weighing];
}

const VISIT_SOURCES: Partial<
  Record<Situation['species'], { adult: FindingSource; senior: FindingSource }>
> = {
  cane: { adult: SOURCES.dogStages, senior: SOURCES.seniorDog },
  gatto: { adult: SOURCES.catStages, senior: SOURCES.seniorCat },
  coniglio: { adult: SOURCES.rabbitVet, senior: SOURCES.seniorRabbit },
};

/** Counted from the last visit in the diary. */
function visitNeed(pet: Situation): Need[] {
  const months = checkMonths(pet);
  const sources = VISIT_SOURCES[pet.species];
  if (months === null || !sources || pet.stage === 'young') return [];
  const isSenior = pet.stage === 'senior';
  const last = lastEntry(pet.past, 'visit');
  return [
    {
      key: isSenior ? 'check-senior' : 'check-yearly',
      kind: 'check',
      text: isSenior ? 'checkSenior' : 'checkYearly',
      rule: isSenior ? 'FREQ=MONTHLY;INTERVAL=6' : 'FREQ=YEARLY',
      from: last === null ? pet.today : plusMonths(last, months - 1),
      to: last === null ? plusDays(pet.today, SOON) : plusMonths(last, months),
      sources: [isSenior ? sources.senior : sources.adult],
    },
  ];
}

const TEETH = /\b(?:teeth|tooth|dental|dentist|dent[ei]\b|dentatur|dentar|detartra|tartar)/i;

/** Once a year for adult cats (Cornell); others have their teeth checked at their check-ups. */
function teethNeed({ species, stage, past, today }: Situation): Need[] {
  if (species !== 'gatto' || stage === null || stage === 'young') return [];
  const last = past.find(({ kind, text }) => kind === 'visit' && TEETH.test(text ?? ''));
  return [
    {
      key: 'teeth',
      kind: 'teeth',
      text: 'teeth',
      rule: 'FREQ=YEARLY',
      from: last ? plusMonths(last.day, 11) : today,
      to: last ? plusMonths(last.day, 12) : plusMonths(today, 2),
      sources: [SOURCES.teeth],
    },
  ];
}
