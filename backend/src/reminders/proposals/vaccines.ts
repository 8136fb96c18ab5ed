import { CORE_BOOSTER_YEARS, VACCINE_COURSE_GAP, VACCINE_WEEKS } from '../../care/schedules.js';
import { daysBetween, laterOf, plusDays, plusMonths, plusWeeks } from './days.js';
import type { Need, Situation } from './need.js';
import { lastEntry, lastNamed, lastVaccine } from './past-care.js';
import { SOURCES } from './sources.js';

const YEAR = 12;
/** Days allowed for arranging anything without a date of its own. */
const SOON = 30;
/** Days in a week. */
const WEEK = 7;

/** Week of life from which the first course is over or nearly over. */
const COURSE_OVER = VACCINE_WEEKS.courseEnd + VACCINE_COURSE_GAP[1];

/** The vaccines that are due, based on earlier ones in the diary. */
export function vaccineNeeds(pet: Situation): Need[] {
  if (pet.species === 'coniglio') return [rabbitVaccine(pet)];
  if (pet.species !== 'cane' && pet.species !== 'gatto') return [];
  const weeks =
    pet.birthDate === null ? null : Math.floor(daysBetween(pet.birthDate, pet.today) / WEEK);
  const young =
    weeks !== null && weeks < VACCINE_WEEKS.booster[1] ? youngNeeds(pet, weeks) : grownNeeds(pet);
  return [...young, ...rabiesNeed(pet)];
}

/** A year after the last one; before the first one, by age. */
function rabbitVaccine({ past, birthDate, today }: Situation): Need {
  const last = lastEntry(past, 'vaccine');
  const first = birthDate && plusWeeks(birthDate, VACCINE_WEEKS.rabbit[0]);
  const [from, to] =
    last === null
      ? [laterOf(first ?? today, today), plusDays(laterOf(first ?? today, today), SOON)]
      : [plusMonths(last, YEAR - 1), plusMonths(last, YEAR)];
  const sources = [SOURCES.rabbitVaccines];
  return {
    key: 'vaccine-rabbit',
    kind: 'vaccine',
    text: 'rabbitVaccine',
    rule: 'FREQ=YEARLY',
    from,
    to,
    sources,
  };
}

function youngNeeds(pet: Situation, weeks: number): Need[] {
  const birth = pet.birthDate ?? pet.today;
  const sources = [SOURCES.vaccines];
  const booster: Need = {
    key: 'vaccine-booster-26-weeks',
    kind: 'vaccine',
    text: 'youngBooster',
    rule: null,
    sources,
    from: plusWeeks(birth, VACCINE_WEEKS.booster[0]),
    to: plusWeeks(birth, VACCINE_WEEKS.booster[1]),
  };
  const last = lastVaccine(pet.past, 'core');
  if (last !== null && last >= booster.from) return grownNeeds(pet);
  const isOver = weeks >= COURSE_OVER || (last ?? '') >= plusWeeks(birth, VACCINE_WEEKS.courseEnd);
  return isOver ? [booster] : [course(pet, birth, last), booster];
}

/** The remaining doses of the course for puppies and kittens. */
function course({ today }: Situation, birth: string, last: string | null): Need {
  const [from, to] =
    last === null
      ? VACCINE_WEEKS.first.map((week) => plusWeeks(birth, week))
      : VACCINE_COURSE_GAP.map((gap) => plusWeeks(last, gap));
  const start = laterOf(from ?? today, today);
  const gapDays = VACCINE_COURSE_GAP[1] * WEEK;
  const left = daysBetween(start, plusWeeks(birth, VACCINE_WEEKS.courseEnd));
  const doses = Math.max(0, Math.ceil(left / gapDays)) + 1;
  return {
    key: 'vaccine-course',
    kind: 'vaccine',
    text: 'puppyCourse',
    rule: doses === 1 ? null : `FREQ=WEEKLY;INTERVAL=4;COUNT=${String(doses)}`,
    from: start,
    to: to ?? start,
    sources: [SOURCES.vaccines],
  };
}

/** If the diary has none of these vaccines, only the vet knows what is due. */
function grownNeeds({ species, past, today }: Situation): Need[] {
  const sources = [SOURCES.vaccines];
  const core = lastVaccine(past, 'core');
  const lepto = species === 'cane' ? lastVaccine(past, 'lepto') : null;
  if (core === null && lepto === null) {
    const ask = { key: 'vaccine-ask', kind: 'other', text: 'askVaccines' } as const;
    return [{ ...ask, rule: null, from: today, to: plusDays(today, SOON), sources }];
  }
  const needs: Need[] = [];
  if (core !== null) {
    const due = plusMonths(core, CORE_BOOSTER_YEARS * YEAR);
    needs.push({
      key: 'vaccine-core',
      kind: 'vaccine',
      text: 'core',
      sources,
      rule: 'FREQ=YEARLY;INTERVAL=3',
      from: due,
      to: plusMonths(due, 2),
    });
  }
  if (lepto !== null) {
    needs.push({
      key: 'vaccine-lepto',
      kind: 'vaccine',
      text: 'lepto',
      sources,
      rule: 'FREQ=YEARLY',
      from: plusMonths(lepto, YEAR - 1),
      to: plusMonths(lepto, YEAR),
    });
  }
  return needs;
}

/** Only for animals that have had one: it is for travel. */
function rabiesNeed({ past }: Situation): Need[] {
  const last = lastNamed(past, 'rabies');
  if (last === null) return [];
  const [from, to] = [plusMonths(last, YEAR - 1), plusMonths(last, YEAR)];
  const sources = [SOURCES.travel];
  return [
    { key: 'vaccine-rabies', kind: 'vaccine', text: 'rabies', rule: null, from, to, sources },
  ];
}
