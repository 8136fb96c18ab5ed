import { namedAnimals, type NamedAnimal, namedStage } from './animals.js';
import type { Answered, LifeStage } from './entry.js';
import { FIGURES, intentsOf, type Intent } from './intents.js';
import { kindsOf, suits } from './kinds.js';
import type { AskedWord, Lexicon } from './lexicon.js';
import { topicWords } from './words.js';

/** A question of an entry that matches the one asked. */
export interface Fitting {
  answered: Answered;
  /** How well it fits, from `LEAST_FIT` to about 1.4. */
  fit: number;
  /** Whether it consists of exactly the words that were asked. */
  isSame: boolean;
  /** Whether everything it asks was asked, now or before: only then may its yes or no stay. */
  isCovered: boolean;
}

const LEAST_FIT = 0.6;
const SAME = 0.99;
const COVERED = 0.5;
/** Added if both questions name the same animals: "Can it live with a guinea pig?". */
const ALL_NAMED = 0.4;
/** Factor for a question that names a topic which was not asked about. */
const UNASKED = 0.75;
const LEAST_OVERLAP = 0.45;
const SAME_INTENT = 0.35;
/** "How often" is never answered by "how long". */
const OTHER_FIGURE = -0.45;
/** "Yes" is an odd answer to "why". */
const UNASKED_YES_OR_NO = -0.25;
/** A mere statement asks for the whole topic rather than for one answer. */
const STATEMENT = -0.15;
/** Weight of recall against precision (F-measure with a beta of one half). */
const RECALL_SHARE = 0.25;
/** For a follow-up without words of its own, the kind of answer matters. */
const BARE_FOLLOW_UP = 0.3;
const SAME_AS_BEFORE = 0.1;
const VERY_WORDS = 0.5;
const SYNONYM_SHARE = 0.7;
const SHARED_SYNONYM = 0.5;
/** What holds for a puppy seldom holds for an old dog. */
const OTHER_AGE = -0.8;
/** Much that is asked about puppies holds for a grown dog, too. */
const NEXT_AGE = -0.15;
const OWN_AGE = 0.15;

/** What was asked. */
export interface Asked {
  words: readonly AskedWord[];
  /** Words of the question that this one depends on. */
  context?: readonly AskedWord[];
  intents: readonly Intent[];
  /** The kinds of the previous question: "and treats?" may be of the same kind. */
  before?: readonly Intent[];
  /** Which animals it is about. */
  animals: readonly NamedAnimal[];
  /** Their stage of life, if known. */
  stage?: LifeStage | null | undefined;
}

interface Known {
  stage: LifeStage | null;
  animals: NamedAnimal[];
  answered: Answered;
  words: AskedWord[];
  intents: Intent[];
}

/** Finds which answered question of an entry was asked. Reads them on first use. */
export class AnsweredQuestions {
  private read: Known[] | undefined;

  constructor(
    private readonly questions: readonly Answered[],
    private readonly lexicon: Lexicon,
    /** Words of the entry's title. */
    private readonly title: ReadonlySet<string>,
  ) {}

  private get known(): Known[] {
    return (this.read ??= this.questions.map((answered) => ({
      answered,
      animals: namedAnimals(answered.question),
      stage: namedStage(answered.question),
      words: withoutAnimals(answered.question, this.lexicon),
      intents: intentsOf(answered.question),
    })));
  }

  /** The best fitting one; `null` if none is near enough. */
  find(asked: Asked): Fitting | null {
    let best: Fitting | null = null;
    for (const known of this.known) {
      if (!concerns(known.animals, asked.animals)) continue;
      const shared = overlap(asked, known.words) * (this.namesUnasked(known, asked) ? UNASKED : 1);
      const kind = kindOf(asked, known);
      if (shared < LEAST_OVERLAP && kind <= SAME_INTENT) continue;
      const named = namesAll(known.animals, asked.animals) ? ALL_NAMED : 0;
      const age = weightOfAge(known.stage, asked.stage);
      const fit = shared + kind + named + age + (isTheVery(known, asked) ? VERY_WORDS : 0);
      if (fit < LEAST_FIT || fit <= (best?.fit ?? 0)) continue;
      const isCovered = share(known.words, [...asked.words, ...(asked.context ?? [])]) >= COVERED;
      best = { answered: known.answered, fit, isSame: shared > SAME, isCovered };
    }
    return best;
  }

  /** Whether a known question names the entry's topic, which the owner has not mentioned. */
  private namesUnasked({ words }: Known, { words: own, context = [] }: Asked): boolean {
    const said = [...own, ...context];
    const naming = words.filter(({ stem }) => this.title.has(stem));
    return naming.length > 0 && !naming.some((word) => said.some((one) => means(one, word) > 0));
  }
}

/** Whether a follow-up has exactly the words of a known question, whatever was said before. */
const isTheVery = ({ words: own }: Known, { words, context = [] }: Asked): boolean =>
  context.length > 0 && overlap({ words }, own) > SAME;

const isFigure = (kind: Intent | undefined): boolean =>
  kind !== undefined && FIGURES.includes(kind);

/** How much agreeing kinds of questions add to the shared words. */
function kindOf({ words, context = [], intents, before }: Asked, known: Known): number {
  if (context.length > 0 && intents.length === 0) {
    return before?.[0] === known.intents[0] ? SAME_AS_BEFORE : 0;
  }
  const agreed = agreement(intents, known.intents);
  // "And how often?": only the kind of answer is new.
  const isSame = intents[0] === known.intents[0];
  if (context.length === 0) return agreed;
  if (words.length > 0)
    return isSame && isFigure(intents[0]) ? agreed + BARE_FOLLOW_UP / 2 : agreed;
  // "Why not?" asks for the reasons of a yes or no.
  const isReason = intents[0] === 'reason' && known.intents[0] === 'yes-no';
  return isSame || isReason ? agreed + BARE_FOLLOW_UP : agreed - BARE_FOLLOW_UP;
}

/** The topic words of a question, without the animals it names. */
export function withoutAnimals(question: string, lexicon: Lexicon): AskedWord[] {
  const animals = new Set(
    namedAnimals(question)
      .filter(({ word }) => namedStage(word) === null)
      .flatMap(({ word }) => topicWords(word, lexicon.language)),
  );
  return lexicon.read(question).filter(({ stem }) => !animals.has(stem));
}

/** A question that names animals applies only to those. */
const concerns = (named: readonly NamedAnimal[], asked: readonly NamedAnimal[]): boolean =>
  named.length === 0 ||
  named.some(({ species, animal, word }) => {
    const relatives = asked.filter(
      (one) => one.species === species && (!animal || !one.animal || one.animal === animal),
    );
    return relatives.length > 0 && suits(kindsOf(word), relatives);
  });

function weightOfAge(named: LifeStage | null, asked: LifeStage | null | undefined): number {
  if (named === null || named === 'adult' || !asked) return 0;
  if (named === asked) return named === 'senior' ? OWN_AGE : 0;
  if (asked === 'adult') return named === 'young' ? NEXT_AGE : 0;
  return named === 'young' || asked === 'young' ? OTHER_AGE : 0;
}

const namesAll = (named: readonly NamedAnimal[], asked: readonly NamedAnimal[]): boolean =>
  asked.length > 1 &&
  asked.every((one) =>
    named.some(({ species, animal }) => species === one.species && animal === one.animal),
  );

const means = (one: AskedWord, other: AskedWord): number => {
  if (one.stem === other.stem) return 1;
  if (one.synonyms.includes(other.stem) || other.synonyms.includes(one.stem)) return SYNONYM_SHARE;
  return one.synonyms.some((synonym) => other.synonyms.includes(synonym)) ? SHARED_SYNONYM : 0;
};

const share = (of: readonly AskedWord[], among: readonly AskedWord[]): number => {
  const found = of.map(
    (word) => Math.max(0, ...among.map((other) => means(word, other))) * word.weight,
  );
  const all = of.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : found.reduce((sum, weight) => sum + weight, 0) / all;
};

/**
 * Overlap of the asked and the known words, 0 to 1. An owner says more than the known question
 * contains, but what it contains must have been asked, now or before.
 */
function overlap({ words, context = [] }: Pick<Asked, 'words' | 'context'>, known: AskedWord[]) {
  const recall = share(words.length > 0 ? words : context, known);
  const precision = share(known, [...words, ...context]);
  if (recall + precision === 0) return 0;
  return ((1 + RECALL_SHARE) * recall * precision) / (RECALL_SHARE * precision + recall);
}

function agreement(asked: readonly Intent[], known: readonly Intent[]): number {
  const [first] = known;
  if (asked.length === 0) {
    if (isFigure(first)) return OTHER_FIGURE;
    return first === 'reason' || first === 'way' ? 0 : STATEMENT;
  }
  if (first === undefined) return 0;
  if (asked[0] === first) return first === 'what' ? 0 : SAME_INTENT;
  if ((first === 'place' || first === 'who') && !asked.includes(first)) return UNASKED_YES_OR_NO;
  const isOther = isFigure(asked[0]) || isFigure(first);
  if (asked.includes(first)) return 0;
  if (isOther) return OTHER_FIGURE;
  return first === 'yes-no' ? UNASKED_YES_OR_NO : 0;
}
