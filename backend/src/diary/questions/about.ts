import { fold } from '../../language/text.js';
import type { Finding, FindingKind } from '../../contract/insights.js';
import type { DiaryFact } from '../insights/diary-fact.js';
import { symptomIn, withoutDenied } from '../insights/naming.js';
import type { Topic, DiaryQuestion } from './diary-question.js';
import { namedThing } from './named-thing.js';

/** Names of one thing, in both languages. */
const SAME: readonly RegExp[] = [
  /rabies|rabi[ae]|rabbia|antirabbic/,
  /distemper|cimurro/,
  /parvo/,
  /lepto/,
  /leish?mani/,
  /kennel|bordetella|tosse dei canili/,
  /leuk(?:a?em)|felv|leucemia/,
  /myxomat|mixomat/,
  /appetit|\beat|\bate\b|\bmangi/,
];

/** Words that name nothing. */
const FILLING = /^(?:the|her|his|a|an|la|il|lo|le|gli|di|del|della|contro|against|for)$/;

const STEM = 5;

/** Whether an entry names what was asked for. */
function names(text: string, what: string): boolean {
  const said = fold(text);
  const same = SAME.find((group) => group.test(what));
  if (same) return same.test(said);
  const words = what.split(/[^\p{L}\d]+/u).filter((word) => word !== '' && !FILLING.test(word));
  return words.length > 0 && words.every((word) => said.includes(word.slice(0, STEM)));
}

/** The known symptom that an entry reports; null if it reports none, or only denies it. */
const symptomOf = ({ kind, text }: DiaryFact, language: 'en' | 'it'): string | null =>
  kind === 'symptom' ? symptomIn(withoutDenied(text ?? ''), language) : null;

/** The entries that a question is about, oldest first. */
export function entriesAbout(
  { about, what, language }: DiaryQuestion,
  facts: readonly DiaryFact[],
): readonly DiaryFact[] {
  if (about === 'symptom') {
    return facts.filter((fact) => symptomOf(fact, language) === what);
  }
  const asks = what === null ? null : namedThing(what, language);
  if (about === 'notes' && asks && asks.about !== 'any') {
    return entriesAbout({ ...NO_QUESTION, ...asks, language }, facts);
  }
  const isWide = about === 'notes' || about === 'any';
  const ofKind = isWide ? facts : facts.filter(({ kind }) => kind === about);
  return what === null ? ofKind : ofKind.filter(({ text }) => names(text ?? '', what));
}

const NO_QUESTION = { want: 'list', period: null } as const;

const FINDINGS: Partial<Record<Topic, readonly FindingKind[]>> = {
  weight: ['weight', 'growth'],
  food: ['food'],
  symptom: ['symptoms'],
  medicine: ['medicine'],
  behaviour: ['behaviour'],
  breaths: ['breaths'],
  temperature: ['temperature'],
  notes: [
    'weight',
    'growth',
    'food',
    'symptoms',
    'behaviour',
    'medicine',
    'breaths',
    'temperature',
  ],
};

/** The findings on a topic, and every alarm. */
export const findingsAbout = (about: Topic, findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ kind, level }) => level === 'emergency' || FINDINGS[about]?.includes(kind) === true,
  );

/** The entries without other symptoms, so that findings are about this one. */
export const withoutOtherSymptoms = (
  facts: readonly DiaryFact[],
  name: string,
  language: 'en' | 'it',
): DiaryFact[] =>
  facts.filter((fact) => fact.kind !== 'symptom' || symptomOf(fact, language) === name);
