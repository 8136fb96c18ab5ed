import { WORM_STAGE_WEEKS, wormRhythm, type WormRisk } from '../../care/schedules.js';
import { daysBetween, laterOf, plusDays, plusMonths, plusWeeks } from './days.js';
import type { Need, Situation } from './need.js';
import { lastTreatment } from './past-care.js';
import { SOURCES } from './sources.js';

const YEAR = 12;
/** Days allowed for arranging anything without a date of its own. */
const SOON = 14;
const WEEK = 7;
/** Years of age from which dogs are tested for heartworm before the season. */
const HEARTWORM_FROM = 0.5;

/** What precedes a word that is denied: "never ", "non è un ", "doesn't go into the ", "hates the ". */
const DENIAL = String.raw`(?:\b(?:no|not|never|without|hates(?: being)?|non|mai|senza|niente|odia|detesta)|n't)\s+(?:(?!only\b|solo\b)[\p{L}']+\s+)?(?:(?:in|into|to|nel)\s+)?(?:(?:an?|the|una?)\s+)?`;

/** Any of these, from the beginning of a word, where no denial precedes it. */
const said = (words: string): RegExp => new RegExp(`(?<!\\p{L}|${DENIAL})(?:${words})`, 'iu');

const HUNTS = said('hunt|raw meat|raw food|barf\\b|cacci(?:a|atore|atrice)(?!t[aoie])|carne cruda');
const OUTDOORS = said("outdoor|outside|goes out|garden|all'aperto|fuori|esce|giardino");
const INDOORS = said(
  'indoor|apartment|flat cat|(?:vive|sta) (?:solo |sempre )?in casa|appartamento',
);
const STAYS_IN =
  /(?:never|doesn't|does not) go(?:es)? out|non esce|(?:non|mai) (?:va |sta |viene )?(?:mai )?(?:fuori|all'aperto)(?! (?:da sol|senza))/i;

/** Worms, fleas, ticks and heartworm of dogs and cats. */
export function parasiteNeeds(pet: Situation): Need[] {
  if (pet.species !== 'cane' && pet.species !== 'gatto') return [];
  const worms = wormNeed(pet, pet.species);
  return [...(worms ? [worms] : []), fleaNeed(pet), ...heartwormNeed(pet)];
}

/** The risk by the owner's words. Without any, dogs count as outdoors and cats as indoors. */
function riskOf({ species, traits }: Situation): WormRisk {
  const told = (traits ?? '').replaceAll('’', "'");
  if (HUNTS.test(told)) return 'hunts';
  if (STAYS_IN.test(told) || INDOORS.test(told)) return 'indoors';
  return OUTDOORS.test(told) || species === 'cane' ? 'outdoors' : 'indoors';
}

const RISK_TEXT = {
  indoors: 'wormsIndoors',
  outdoors: 'wormsOutdoors',
  hunts: 'wormsHunts',
} as const;

function wormNeed(pet: Situation, species: 'cane' | 'gatto'): Need | null {
  const risk = riskOf(pet);
  // Without a birth date, "0 years" gives no week of life.
  if (pet.birthDate === null && pet.stage === 'young') return null;
  const rhythm = wormRhythm(pet, risk);
  const last = lastTreatment(pet.past, 'worms');
  const sources = [species === 'cane' ? SOURCES.wormsDog : SOURCES.wormsCat];
  const base = { key: 'worms', kind: 'worms', sources } as const;
  if (rhythm === null) return newbornNeed(pet, species, base);
  if ('everyDays' in rhythm) {
    const from = last === null ? pet.today : plusDays(last, rhythm.everyDays);
    const rule = untilGrown(pet, species, laterOf(from, pet.today), rhythm.everyDays);
    const to = plusDays(from, Math.ceil(rhythm.everyDays / 4));
    return { ...base, key: 'worms-young', text: 'wormsYoung', rule, from, to };
  }
  const [least, most] = rhythm.aYear;
  const months = YEAR / least;
  return {
    ...base,
    text: RISK_TEXT[risk],
    rule: months === YEAR ? 'FREQ=YEARLY' : `FREQ=MONTHLY;INTERVAL=${String(months)}`,
    from: last === null ? pet.today : plusMonths(last, YEAR / most),
    to: last === null ? plusDays(pet.today, SOON) : plusMonths(last, months),
  };
}

/** The first worming of an animal that is still too young for it. */
function newbornNeed(
  { birthDate, today }: Situation,
  species: 'cane' | 'gatto',
  base: Pick<Need, 'kind' | 'sources'>,
): Need | null {
  if (birthDate === null) return null;
  const from = laterOf(plusWeeks(birthDate, WORM_STAGE_WEEKS[species][0]), today);
  const rule = `FREQ=DAILY;INTERVAL=14;COUNT=4`;
  return { ...base, key: 'worms-young', text: 'wormsYoung', rule, from, to: plusDays(from, WEEK) };
}

/** The rule for wormings at this interval until the next stage of life begins. */
function untilGrown(
  { birthDate, today }: Situation,
  species: 'cane' | 'gatto',
  start: string,
  everyDays: number,
): string | null {
  const ends = WORM_STAGE_WEEKS[species].map((week) => plusWeeks(birthDate ?? today, week));
  const end = ends.find((day) => day > start) ?? start;
  const count = Math.ceil(daysBetween(start, end) / everyDays);
  return count <= 1 ? null : `FREQ=DAILY;INTERVAL=${String(everyDays)};COUNT=${String(count)}`;
}

function fleaNeed({ past, today }: Situation): Need {
  const last = lastTreatment(past, 'fleas');
  const from = last === null ? today : plusMonths(last, 1);
  const sources = [SOURCES.fleas];
  const base = { key: 'fleas', kind: 'fleas', text: 'fleas', sources } as const;
  return { ...base, rule: 'FREQ=MONTHLY', from, to: plusDays(from, WEEK) };
}

/** In Italy, where heartworm occurs everywhere: before the mosquitoes come. */
function heartwormNeed({ species, age, country, today }: Situation): Need[] {
  if (species !== 'cane' || country !== 'IT' || (age ?? 0) < HEARTWORM_FROM) return [];
  const year = Number(today.slice(0, 4));
  const spring = today <= `${String(year)}-04-15` ? year : year + 1;
  return [
    {
      key: 'heartworm',
      kind: 'other',
      text: 'heartworm',
      rule: 'FREQ=YEARLY',
      from: `${String(spring)}-03-01`,
      to: `${String(spring)}-04-15`,
      sources: [SOURCES.heartworm],
    },
  ];
}
