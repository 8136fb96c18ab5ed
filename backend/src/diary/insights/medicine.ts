import type { Finding, MedicineCourse } from '../../contract/insights.js';
import { dayNumber, daysBetween, type DiaryFact } from './diary-fact.js';
import { groupsOf, type Occurrence } from './occurrences.js';
import type { Voice } from './voice.js';

/** More days than this without a dose end a course. */
const GAP = 8;

/** Days compared before the first dose, and the minimum of days since it. */
const BEFORE = 14;
const SINCE = 5;

/** Days with the symptom that make a comparison possible. */
const ENOUGH = 3;

interface Course {
  name: string;
  doses: DiaryFact[];
}

/** Doses of the same medicine without a long gap. */
function coursesOf(facts: readonly DiaryFact[]): Course[] {
  const courses: Course[] = [];
  const open = new Map<string, Course>();
  for (const dose of facts) {
    if (dose.kind !== 'medicine' || dose.text === null) continue;
    const name = dose.text.trim();
    const key = name.toLowerCase();
    const known = open.get(key);
    const last = known?.doses.at(-1);
    if (known && last && daysBetween(last.at, dose.at) <= GAP) {
      known.doses.push(dose);
    } else {
      const course = { name, doses: [dose] };
      open.set(key, course);
      courses.push(course);
    }
  }
  return courses;
}

const daysWith = (facts: readonly DiaryFact[], from: number, to: number): number =>
  new Set(facts.map(({ at }) => dayNumber(at)).filter((day) => day >= from && day < to)).size;

/**
 * A symptom before and since the start of the last course: what coincided, never what caused it.
 */
function comparison(
  course: Course,
  symptoms: readonly Occurrence[],
  voice: Voice,
  now: Date,
): Finding | null {
  const [first, last] = [course.doses[0], course.doses.at(-1)];
  if (!first || !last || daysBetween(last.at, now) > GAP) return null;
  const start = dayNumber(first.at);
  const end = dayNumber(now) + 1;
  if (end - start < SINCE) return null;
  const [symptom] = groupsOf(symptoms)
    .map(({ what, entries }) => ({ what, entries, days: daysWith(entries, start - BEFORE, start) }))
    .filter(({ days }) => days >= ENOUGH)
    .toSorted((a, b) => b.days - a.days);
  if (!symptom) return null;
  const { what, entries, days } = symptom;
  const before = Math.round((days / BEFORE) * 100);
  const since = Math.round((daysWith(entries, start, end) / (end - start)) * 100);
  const { medicine } = voice.texts;
  const isLess = since < before;
  const say = isLess ? medicine.better : medicine.notBetter;
  const said = {
    kind: 'medicine',
    level: since <= before / 2 ? 'good' : 'watch',
    text: say(course.name, what, before, since),
    advice: isLess ? medicine.betterAdvice : medicine.notBetterAdvice,
    sources: [voice.own('diary')],
  } as const;
  return voice.finding(said, course.doses);
}

/** The courses of medicines, with a comparison for the last one. */
export function readMedicines(
  facts: readonly DiaryFact[],
  symptoms: readonly Occurrence[],
  voice: Voice,
  now: Date,
): { finding: Finding | null; series: MedicineCourse[] } {
  const courses = coursesOf(facts);
  const last = courses.at(-1);
  return {
    finding: last ? comparison(last, symptoms, voice, now) : null,
    series: courses.map(({ name, doses }) => ({
      name,
      from: doses[0]?.at.toISOString() ?? '',
      to: doses.at(-1)?.at.toISOString() ?? '',
      given: doses.length,
    })),
  };
}
