import { namedAnimals, type NamedAnimal, namedStage } from './animals.js';
import type { Answered } from './entry.js';
import { FIGURES, intentsOf, type Intent } from './intents.js';
import type { AskedWord, Lexicon } from './lexicon.js';
import { topicWords } from './words.js';

/** A question of an entry that fits the one that was asked. */
export interface Fitting {
  answered: Answered;
  /** From `LEAST_FIT` to about 1.3: how well it fits. */
  fit: number;
}

const LEAST_FIT = 0.6;
const LEAST_OVERLAP = 0.5;
const SAME_INTENT = 0.25;
/** "How often" is never answered by "how long". */
const OTHER_FIGURE = -0.45;
/** A mere statement asks for the whole topic rather than for one answer. */
/** "Yes" is an odd answer to "why". */
const UNASKED_YES_OR_NO = -0.25;
const STATEMENT = -0.15;
/** Weight of recall against precision (F-measure with a beta of one half). */
const RECALL_SHARE = 0.25;
/** For a follow-up without words of its own the kind of answer is what counts. */
const BARE_FOLLOW_UP = 0.3;
const SYNONYM_SHARE = 0.7;

/** What was asked. */
export interface Asked {
  words: readonly AskedWord[];
  intents: readonly Intent[];
  /** Whom it is about. */
  animals: readonly NamedAnimal[];
  /** "And how often?": only the kind of answer is new, the words are those of an earlier question. */
  isBare?: boolean;
}

interface Known {
  animals: NamedAnimal[];
  answered: Answered;
  words: AskedWord[];
  intents: Intent[];
}

/** Which of an entry's answered questions is the one that was asked. They are read at the first question. */
export class AnsweredQuestions {
  private read: Known[] | undefined;

  constructor(
    private readonly questions: readonly Answered[],
    private readonly lexicon: Lexicon,
  ) {}

  private get known(): Known[] {
    return (this.read ??= this.questions.map((answered) => ({
      answered,
      animals: namedAnimals(answered.question),
      words: withoutAnimals(answered.question, this.lexicon),
      intents: intentsOf(answered.question),
    })));
  }

  /** The best fitting one; `null` when none is near enough. */
  find({ words, intents, animals, isBare = false }: Asked): Fitting | null {
    let best: Fitting | null = null;
    for (const known of this.known) {
      if (!concerns(known.animals, animals)) continue;
      const { answered } = known;
      const isSameKind = isBare && intents.length > 0 && intents[0] === known.intents[0];
      const shared = overlap(words, known.words);
      if (shared < LEAST_OVERLAP && !isSameKind) continue;
      const fit = shared + agreement(intents, known.intents) + (isSameKind ? BARE_FOLLOW_UP : 0);
      if (fit >= LEAST_FIT && fit > (best?.fit ?? 0)) best = { answered, fit };
    }
    return best;
  }
}

/** The words of a question that tell its topic, without the animals it names. */
export function withoutAnimals(question: string, lexicon: Lexicon): AskedWord[] {
  const animals = new Set(
    namedAnimals(question)
      .filter(({ word }) => namedStage(word) === null)
      .flatMap(({ word }) => topicWords(word, lexicon.language)),
  );
  return lexicon.read(question).filter(({ stem }) => !animals.has(stem));
}

/** A question that names animals is only about those. */
const concerns = (named: readonly NamedAnimal[], asked: readonly NamedAnimal[]): boolean =>
  named.length === 0 ||
  named.some(({ species, animal }) =>
    asked.some(
      (one) => one.species === species && (!animal || !one.animal || one.animal === animal),
    ),
  );

const means = (one: AskedWord, other: AskedWord): number => {
  if (one.stem === other.stem) return 1;
  const isNear =
    one.synonyms.includes(other.stem) ||
    other.synonyms.includes(one.stem) ||
    one.synonyms.some((synonym) => other.synonyms.includes(synonym));
  return isNear ? SYNONYM_SHARE : 0;
};

const share = (of: readonly AskedWord[], among: readonly AskedWord[]): number => {
  const found = of.map(
    (word) => Math.max(0, ...among.map((other) => means(word, other))) * word.weight,
  );
  const all = of.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : found.reduce((sum, weight) => sum + weight, 0) / all;
};

/**
 * How much of the one is in the other and the reverse, 0 to 1. An owner says more than the known
 * question holds, but what it holds must have been asked.
 */
function overlap(asked: readonly AskedWord[], known: readonly AskedWord[]): number {
  const recall = share(asked, known);
  const precision = share(known, asked);
  if (recall + precision === 0) return 0;
  return ((1 + RECALL_SHARE) * recall * precision) / (RECALL_SHARE * precision + recall);
}

function agreement(asked: readonly Intent[], known: readonly Intent[]): number {
  const [first] = known;
  if (asked.length === 0) return first === 'reason' || first === 'way' ? 0 : STATEMENT;
  if (first === undefined) return 0;
  if (asked[0] === first) return first === 'what' ? 0 : SAME_INTENT;
  const isOther = [asked[0], first].some((one) => one !== undefined && FIGURES.includes(one));
  if (asked.includes(first)) return 0;
  if (isOther) return OTHER_FIGURE;
  return first === 'yes-no' ? UNASKED_YES_OR_NO : 0;
}
