import { symptomIn } from '../insights/naming.js';
import type { Topic } from './diary-question.js';

/** Words that name a kind of entry, folded. */
const KINDS: readonly (readonly [RegExp, Topic])[] = [
  [/^(?:eat|ate|eaten|had a meal|mangiat[oa]|mangi)\b/, 'food'],
  [/\b(?:at|to|seen by|visit(?:ed)?) (?:the|a|our|my) vet\b|\bdal veterinario\b|^visita/, 'visit'],
  [/\b(?:in )?(?:heat|season)\b|\bcalore\b/, 'heat'],
  [/\b(?:vaccin\w*|jabs?|shots?)\b/, 'vaccine'],
  [/\b(?:de-?worm\w*|wormed|fleas?|ticks?|svermin\w*|antiparassitari\w*)\b/, 'parasites'],
  [/\b(?:weighed|pesat[oa])\b/, 'weight'],
  [
    /\b(?:medicines?|medications?|meds|tablets?|pills?|medicin[ae]|pastigli[ae]|compress[ae]|farmac[oi])\b/,
    'medicine',
  ],
];

/** Words for medicines in general. */
const ANY_MEDICINE =
  /^(?:(?:last|latest|daily|morning|evening) )?(?:medicines?|medications?|meds|drugs?|tablets?|pills?|doses?|drops|syrup|medicin[ae]|farmac[oi]|pastigli[ae]|compress[ae]|gocce|sciroppo|dose|terapia)$/;

/** Maximum of words that name only a symptom: more words ask for something more specific. */
const MOST_WORDS = 3;

interface Thing {
  about: Topic;
  what: string | null;
  isSymptom: boolean;
}

/** What a few words of a question name. */
export function namedThing(words: string, language: 'en' | 'it'): Thing {
  const symptom = symptomIn(words, language);
  if (symptom !== null && words.split(' ').length <= MOST_WORDS) {
    return { about: 'symptom', what: symptom, isSymptom: true };
  }
  const kind = KINDS.find(([name]) => name.test(words))?.[1];
  return kind === undefined
    ? { about: 'any', what: words, isSymptom: false }
    : { about: kind, what: null, isSymptom: false };
}

/** The medicine that is named; null if none in particular is. */
export const medicineNamed = (words: string): string | null =>
  ANY_MEDICINE.test(words) ? null : words;
