import type { Species } from '../../contract/species.js';
import type { Reading } from '../reading/reading.js';
import type { ShownGroup } from '../signs/find-signs.js';
import { ONLY_FOR_A_SIGN } from '../signs/meanings/index.js';
import type { ToxinFinding } from '../toxins/assess-toxins.js';
import { textFeatures, type FeatureKind } from './text-features.js';

/** The input of the learned reader. */
export interface Evidence {
  /** Folded. */
  text: string;
  species: Species;
  ageYears: number | null;
  /** In the language of the text. */
  reading: Reading;
  animals: ReadonlySet<string>;
  facts: ReadonlySet<string>;
  signs: readonly ShownGroup[];
  toxins: readonly ToxinFinding[];
  /** Number of messages of a conversation that are read together. */
  messages: number;
}

const YOUNG_YEARS = 0.5;
const OLD_YEARS = 9;
const MOST_MESSAGES = 4;

/**
 * The named features of a question: its words, the rules' findings alone and in pairs, and facts about
 * the animal.
 */
export function featuresOf(evidence: Evidence): FeatureKind[] {
  const found = foundBy(evidence);
  return [
    ...textFeatures(evidence.text),
    { share: 1, names: found },
    { share: 0.25, names: pairsOf(found) },
    { share: 0.3, names: ofTheAnimal(evidence) },
    { share: 0.5, names: new Set([`length ${String(lengthOf(evidence.text))}`]) },
    {
      share: 0.5,
      names: new Set([`messages ${String(Math.min(evidence.messages, MOST_MESSAGES))}`]),
    },
  ];
}

/** "Vomits" means something else beside "plays" than beside "blood"; the order does not matter. */
function pairsOf(found: ReadonlySet<string>): Set<string> {
  const names = [...found].sort();
  return new Set(
    names.flatMap((one, index) => names.slice(index + 1).map((other) => `${one} & ${other}`)),
  );
}

/** Length of a text, in doublings of five letters: "And now?" says little, whatever its words. */
const lengthOf = (text: string): number => Math.floor(Math.log2(1 + text.length / 5));

function foundBy({ reading, signs, toxins }: Evidence): Set<string> {
  const names = new Set<string>();
  for (const meaning of reading.meanings()) {
    if (ONLY_FOR_A_SIGN.has(meaning)) continue;
    names.add(`${reading.present(meaning).length > 0 ? 'says' : 'denies'} ${meaning}`);
  }
  for (const { group, level } of signs) names.add(`sign ${group.id} ${level}`).add(`sign ${level}`);
  for (const { substance, triage, level, isTold } of toxins) {
    names.add(`toxin ${substance} ${triage}`).add(`toxin ${triage}`).add(`dose ${level}`);
    names.add(`toxin ${triage} ${isTold ? 'told' : 'likely'}`);
  }
  return names;
}

function ofTheAnimal({ species, ageYears, animals, facts }: Evidence): Set<string> {
  const names = new Set([`species ${species}`]);
  if (ageYears !== null && ageYears < YOUNG_YEARS) names.add('young');
  if (ageYears !== null && ageYears > OLD_YEARS) names.add('old');
  for (const animal of animals) names.add(`animal ${animal}`);
  for (const fact of facts) names.add(`fact ${fact}`);
  return names;
}
