import type { Language } from '../../contract/languages.js';
import type { Answered, Entry } from '../entry.js';
import {
  FIGURES,
  intentsOf,
  TELLS,
  topicWords,
  type Intent,
  type Match,
} from '../handbook.service.js';
import { capitalized } from '../../language/text.js';
import { passagesOf } from '../passages/passages.js';
import { opposes, SAME_QUESTION, withFittingYesOrNo, YES_OR_NO } from './yes-or-no.js';

/** The beginning of an answer. */
export interface Direct {
  text: string;
  /** Whether it answers the very question, rather than its topic. */
  answersIt: boolean;
  /** Whether it is the beginning of the entry, because nothing in it fits the question better. */
  isLead?: true;
}

export interface Asking {
  question: string;
  intents: readonly Intent[];
  language: Language;
  /** The conversation stays with the entry it was about. */
  isCarried: boolean;
  /** The owner's question before this one. */
  before: string;
  /** What the conversation has already said. */
  said: string;
}

/** From this fit on, the handbook's own question counts as the one that was asked. */
const SURE_FIT = 1;
/** The same within the topic of the conversation. */
const SURE_FIT_CARRIED = 0.6;
/** Nearness from which a passage says what was asked, and from which it answers exactly that. */
const [NEAR, SAME_MEANING] = [0.5, 0.8];
/** Within the topic of the conversation: minimum share of the asked words in a sentence. */
const LEAST_SHARE = 0.33;
const TELLING = 0.4;
/** A sentence that was already said is the answer only if no other comes near. */
const REPEATED = 0.15;
/** The words of a known question count more than those of its answer. */
const ASKED = 0.4;
/** The words of the previous question count a little. */
const CONTEXT = 0.3;
/** The lead says what matters most; to precede it, a part must have more of the question. */
const LEADING = 0.25;
/** From this fit on, a statement asks for this very answer: "lovebirds talk". */
const STATED = 0.8;

/** A passage as used in an answer: without a leading yes or no. */
interface Sentence {
  text: string;
  words: ReadonlySet<string>;
  /** Words of the question that it answers; empty for other sentences. */
  asked: ReadonlySet<string>;
  /** That question with its answer, and its kind. */
  answered?: Answered | undefined;
  kind?: Intent | undefined;
}

const sentences: Record<Language, Map<Entry, Sentence[]>> = { en: new Map(), it: new Map() };

/** All possible answers in an entry, cached: in the order of `passagesOf`, then the vet's. */
function sentencesOf(entry: Entry, language: Language): Sentence[] {
  const known = sentences[language].get(entry);
  if (known) return known;
  const wordsOf = (text: string) => new Set(topicWords(text, language));
  const { vet } = entry[language];
  const read = [
    ...passagesOf(entry, language).map(({ text, answered }) =>
      answered
        ? {
            text: capitalized(text.replace(YES_OR_NO, '')),
            words: wordsOf(`${answered.question} ${text}`),
            asked: wordsOf(answered.question),
            answered,
            kind: intentsOf(answered.question)[0],
          }
        : { text, words: wordsOf(text), asked: new Set<string>() },
    ),
    { text: vet, words: wordsOf(vet), asked: new Set<string>() },
  ];
  sentences[language].set(entry, read);
  return read;
}

/**
 * Within the topic of the conversation: the sentence of its entry that answers the kind of question
 * and has the most of the asked words.
 */
function tellingPassage(
  entry: Entry,
  { question, intents, language, before, said }: Asking,
): Direct | null {
  const asked = topicWords(question, language).filter((word) => !isNamedBy(entry, word, language));
  const context = topicWords(before, language);
  const [kind] = intents;
  const tells = kind === undefined ? undefined : TELLS[kind];
  let best = { text: '', fit: 0 };
  for (const sentence of sentencesOf(entry, language)) {
    const { text, words, asked: known, answered } = sentence;
    if (kind === 'what' && opposes(question, answered?.question ?? '')) continue;
    if (!isOfKind(sentence, kind)) continue;
    const share = shareOf(asked, words);
    const isTelling = tells?.test(text) === true;
    if (asked.length > 0 ? share < LEAST_SHARE : !isTelling) continue;
    const fit =
      share +
      CONTEXT * shareOf(context, words) +
      ASKED * shareOf(asked, known) +
      (isTelling ? TELLING : 0) +
      (text === entry[language].lead ? LEADING : 0) -
      (said.includes(text) ? REPEATED : 0);
    if (fit > best.fit) best = { text, fit };
  }
  return best.text === '' ? null : { text: best.text, answersIt: true };
}

/**
 * The passage nearest in meaning to what was asked, if any is near: owners seldom use its words. A
 * figure answers only a question that asks for one.
 */
function nearestPassage(match: Match, asking: Asking): Direct | null {
  const { entry, nearness = [] } = match;
  const { question, intents, language } = asking;
  const [kind] = intents;
  const known = sentencesOf(entry, language);
  let best: { passage: Sentence; near: number } | null = null;
  for (const [index, near] of nearness.entries()) {
    const passage = known[index];
    if (!passage || near <= (best?.near ?? NEAR)) continue;
    if (kind === 'what' && opposes(question, passage.answered?.question ?? '')) continue;
    if (!isOfKind(passage, kind)) continue;
    best = { passage, near };
  }
  if (!best) return null;
  const { passage, near } = best;
  const { text, answered } = passage;
  if (!answered) return { text, answersIt: true, ...(passage === known[0] && { isLead: true }) };
  const isSame = kind === 'yes-no' && near >= SAME_MEANING;
  const fitting =
    answered === match.answered ? match : { fit: isSame ? 1 : near, isCovered: isSame };
  return { text: withFittingYesOrNo(answered, fitting, asking), answersIt: true };
}

/** Whether a passage has a figure if one was asked for, and otherwise does not answer with one. */
function isOfKind({ text, kind: known }: Sentence, kind: Intent | undefined): boolean {
  if (kind === undefined) return true;
  return isFigure(kind) ? TELLS[kind]?.test(text) === true : !isFigure(known);
}

const shareOf = (asked: readonly string[], words: ReadonlySet<string>): number =>
  asked.filter((word) => words.has(word)).length / Math.max(asked.length, 1);

/** Whether a word is in an entry's title: it then does not show which of its sentences is meant. */
const isNamedBy = (entry: Entry, word: string, language: Language): boolean =>
  topicWords(entry[language].title, language).includes(word);

/**
 * The sentence that an answer begins with: the answer to the handbook's own matching question, or
 * the passage that says what was asked, or the lead of the entry.
 */
export function directAnswer(match: Match, asking: Asking): Direct {
  const { entry, answered, fit = 0, nearness } = match;
  const text = entry[asking.language];
  const [kind] = asking.intents;
  const own =
    answered && suits(answered, fit, asking) ? withFittingYesOrNo(answered, match, asking) : null;
  if (own !== null && fit >= (nearness ? SURE_FIT : SURE_FIT_CARRIED)) {
    return { text: own, answersIt: true };
  }
  const found = asking.isCarried ? tellingPassage(entry, asking) : nearestPassage(match, asking);
  if (found) return found;
  if (own !== null) return { text: own, answersIt: true };
  const isNew = !asking.isCarried || !asking.said.includes(text.lead);
  return { text: text.lead, answersIt: !isFigure(kind) && isNew, isLead: true };
}

const isFigure = (kind: Intent | undefined): boolean =>
  kind !== undefined && FIGURES.includes(kind);

/** Whether the answer to a known question is of the kind that was asked for. */
function suits(answered: Answered, fit: number, { intents, question, isCarried }: Asking) {
  const [kind] = intents;
  const [known] = intentsOf(answered.question);
  if (kind === undefined && !isCarried && !question.includes('?')) {
    return fit >= STATED || known === 'reason' || known === 'way';
  }
  if (kind === 'what' && opposes(question, answered.question)) return false;
  if (kind === undefined || kind === known) return true;
  return !isFigure(kind) && !isFigure(known) && !(kind === 'what' && fit < SAME_QUESTION);
}
