import { capitalized } from '../../language/text.js';
import type { DiaryKind } from '../../contract/diary.js';
import type { Finding } from '../../contract/insights.js';
import { daysBetween, type DiaryFact, type InsightAnimal } from '../insights/diary-fact.js';
import { readInsights } from '../insights/read-insights.js';
import { entriesAbout, findingsAbout, withoutOtherSymptoms } from './about.js';
import type { DiaryQuestion } from './diary-question.js';
import { factOf } from './fact.js';
import { Wording } from './wording.js';

/** Maximum of findings in one answer. */
const MOST_FINDINGS = 3;

export interface AskedDiary {
  animal: InsightAnimal;
  /** As the profile gives them. */
  medicines: string | null;
  /** Oldest first. */
  facts: readonly DiaryFact[];
  /** Address of the pet's page. */
  url: string;
  now: Date;
  /** The owner's, if known. */
  timeZone?: string | undefined;
}

export interface DiaryAnswer {
  /** Only what is recorded; null if nothing is. */
  fact: string | null;
  /** Markdown: the fact, what it shows and what to do, and where to find more. */
  text: string;
  /** Whether the handbook may add something. */
  isOpen: boolean;
}

/** Findings on the question's topic, the gravest first. */
function findingsFor(question: DiaryQuestion, { animal, facts, now }: AskedDiary): Finding[] {
  const { about, what, language, want, period } = question;
  const read =
    about === 'symptom' && what !== null ? withoutOtherSymptoms(facts, what, language) : facts;
  const { findings } = readInsights(animal, read, language, now);
  // Today's findings say nothing about a past month.
  const isPast = period !== null && daysBetween(period.to, now) > 1;
  const tells = ({ level, kind }: Finding): boolean => {
    if (level === 'emergency') return true;
    if (isPast) return false;
    return level !== 'unknown' || (about !== 'notes' && kind !== 'food' && want !== 'count');
  };
  return findingsAbout(about, findings).filter(tells).slice(0, MOST_FINDINGS);
}

const kindOf = ({ about }: DiaryQuestion): DiaryKind =>
  about === 'notes' || about === 'any' ? 'note' : about;

/** Says that nothing is recorded yet, and how to record it. */
function nothing(question: DiaryQuestion, { animal, url, facts }: AskedDiary, wording: Wording) {
  const { texts } = wording;
  const { name } = animal;
  const kind = kindOf(question);
  const isEmpty = question.about === 'notes' && facts.length === 0;
  const isNamed = question.about === 'any' && question.what !== null;
  const none = isEmpty
    ? texts.empty(name)
    : isNamed
      ? texts.notThat(question.what ?? '', name)
      : texts.none(kind, name);
  return `${none} ${texts.enter(name, url, texts.examples[kind])}`;
}

/** What the profile says on the topic, if the question is about the present. */
export function fromProfile(
  { about, want, period, what }: DiaryQuestion,
  { animal, medicines }: Pick<AskedDiary, 'animal' | 'medicines'>,
  wording: Wording,
): string {
  if (period !== null || what !== null) return '';
  const { weightKg, name } = animal;
  if (about === 'weight' && want === 'last' && weightKg !== null) {
    const kg = { kind: 'weight', value: weightKg, unit: weightKg < 1 ? 'g' : 'kg' } as DiaryFact;
    return wording.texts.profileWeight(name, wording.amount(kg) ?? '');
  }
  return about === 'medicine' && want === 'list' && medicines
    ? wording.texts.profileMedicines(medicines)
    : '';
}

/**
 * The answer to a question about the diary: what is recorded, then what findings add with their
 * advice, then where to find more. Pure; states nothing that no entry, finding or profile states.
 */
export function answerQuestion(question: DiaryQuestion, asked: AskedDiary): DiaryAnswer {
  const { animal, now, timeZone, url } = asked;
  const wording = new Wording(question.language, now, timeZone);
  const facts = asked.facts.filter(({ at }) => at <= now);
  const about = entriesAbout(question, facts);
  const profile = fromProfile(question, asked, wording);
  const findings = findingsFor(question, { ...asked, facts }).map((one) => ({
    ...one,
    said: wording.finding(one),
  }));
  const alarms = findings.filter(({ level }) => level === 'emergency').map(({ said }) => said);
  if (about.length === 0) {
    const text = [...alarms, profile, nothing(question, { ...asked, facts }, wording)];
    const isOpen = question.want === 'trend' && alarms.length === 0;
    return { fact: null, text: text.filter(Boolean).join('\n\n'), isOpen };
  }
  const fact = capitalized(factOf(question, { about, now }, wording));
  const shown = findings.filter(({ level }) => level !== 'emergency').map(({ said }) => said);
  const isMedicine = question.about === 'medicine';
  return {
    fact,
    text: [
      ...alarms,
      isMedicine ? profile : '',
      fact,
      ...shown,
      wording.texts.page(animal.name, url),
    ]
      .filter(Boolean)
      .join('\n\n'),
    isOpen: false,
  };
}
