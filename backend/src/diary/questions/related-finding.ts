import type { Finding } from '../../contract/insights.js';
import type { Language } from '../../contract/languages.js';
import { fold } from '../../language/text.js';
import { namesOtherSpecies } from '../../pets/memories/reading/about-whom.js';
import type { Species } from '../../contract/species.js';
import type { DiaryFact, InsightAnimal } from '../insights/diary-fact.js';
import { symptomIn } from '../insights/naming.js';
import { readInsights } from '../insights/read-insights.js';
import { withoutOtherSymptoms } from './about.js';
import { Wording } from './wording.js';

/** Folded words that show that a question is about the subject of a finding. */
const SUBJECTS: readonly (readonly [Finding['kind'], RegExp])[] = [
  [
    'weight',
    /\b(?:los(?:e|es|ing|t) weight|weight (?:loss|gain)|gain\w* weight|thin(?:ner)?|skinny|bony|overweight|obes\w+|too (?:fat|heavy)|diet\b|dimagr\w+|ingrass\w+|perd\w+ peso|peso|magr[oa]|grass[oa]|sovrappeso)\b/,
  ],
  [
    'growth',
    /\b(?:grow(?:s|ing|th)?|gain\w* weight|too small|cresc\w+|crescita|troppo piccol[oa])\b/,
  ],
  [
    'food',
    /\b(?:how much (?:should|does|do|can) .{0,24}(?:eat|feed|food)|appetite|portions?|eats? (?:less|more|too much|too little)|quanto (?:deve|dovrebbe|puo)? ?mangia\w*|appetito|razion[ei]|mangia (?:meno|di piu|troppo|poco))\b/,
  ],
  ['breaths', /\b(?:breath\w*|respir\w+)\b/],
  [
    'temperature',
    /\b(?:fever\w*|(?:his|her|its|body) temperature|febbr\w*|(?:sua|corporea) temperatura|temperatura corporea)\b/,
  ],
];

/** Several animals, or animals of a species in general. */
const IN_GENERAL =
  /\b(?:cats|dogs|rabbits|birds|kittens|puppies|animals|an? (?:cat|dog|rabbit|bird|kitten|puppy)|gatti|cani|conigli|uccelli|cuccioli|gattini|animali|un (?:gatto|cane|coniglio|uccello|cucciolo|gattino))\b/;

export interface AskedBeside {
  question: string;
  animal: InsightAnimal & { species: Species };
  /** Oldest first. */
  facts: readonly DiaryFact[];
  now: Date;
}

/**
 * What the diary shows on the subject of a question that is answered from elsewhere, in one line;
 * null if it shows nothing that an owner should act on.
 */
export function relatedFinding(
  { question, animal, facts, now }: AskedBeside,
  language: Language,
): string | null {
  const said = fold(question);
  if (facts.length === 0 || IN_GENERAL.test(said) || namesOtherSpecies(said, animal)) return null;
  const symptom = symptomIn(said, language);
  const subjects = SUBJECTS.filter(([, words]) => words.test(said)).map(([kind]) => kind);
  const medicines = facts
    .filter(({ kind, text }) => kind === 'medicine' && text !== null && text.length > 3)
    .some(({ text }) => said.includes(fold(text ?? '').trim()));
  if (symptom === null && subjects.length === 0 && !medicines) return null;
  const read = symptom === null ? facts : withoutOtherSymptoms(facts, symptom, language);
  const wanted = new Set<Finding['kind']>([
    ...subjects,
    ...(symptom === null ? [] : (['symptoms'] as const)),
    ...(medicines ? (['medicine'] as const) : []),
  ]);
  const { findings } = readInsights(animal, read, language, now);
  const found = findings.find(
    ({ kind, level }) => wanted.has(kind) && level !== 'good' && level !== 'unknown',
  );
  const wording = new Wording(language, now);
  return found ? wording.texts.aside(wording.finding(found).replaceAll('**', '')) : null;
}
