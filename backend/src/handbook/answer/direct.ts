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
const SURE_FIT = 0.75;
/** The same within the topic of the conversation. */
const SURE_FIT_CARRIED = 0.6;
/** Share of the asked words that a sentence needs to be the answer. */
const LEAST_SHARE = 0.5;
/** The same within the topic of the conversation. */
const LEAST_SHARE_CARRIED = 0.33;
const TELLING = 0.4;
/** A sentence that was already said is the answer only if no other comes near. */
const REPEATED = 0.15;
/** The words of a known question count more than those of its answer. */
const ASKED = 0.4;
/** The words of the previous question count a little. */
const CONTEXT = 0.3;
/** The lead says what matters most; to precede it, a part must have more of the question. */
const LEADING = 0.25;
/** From this fit on, even a question without a judging word is the same. */
const SAME_QUESTION = 0.95;
/** From this fit on, a statement asks for this very answer: "lovebirds talk". */
const STATED = 0.8;

const YES_OR_NO = /^(yes|no|s[iì])\b[.,:;]?\s*/i;

/** What a yes/no question judges by: "dangerous?" and "safe?" have opposite answers. */
const JUDGED: readonly (readonly [string, RegExp])[] = [
  [
    'harm',
    /\b(?:danger\w*|bad|toxic|poison\w*|harm\w*|problem\w*|risk\w*|cruel|hurts?|pericolos\w+|fa male|fanno male|tossic\w+|velenos\w+|nociv\w+|problem\w+|rischi\w*)\b/i,
  ],
  [
    'good',
    /\b(?:safe|ok|okay|fine|good|healthy|sicur\w+|va bene|vanno bene|fa bene|fanno bene)\b|\b(?:can|may|could|possono|posso|puo|si puo)\b.*\b(?:eat|have|give|feed|drink|use|mangiare|dare|dargli|darle|bere|usare|darg\w+)\b/i,
  ],
  ['normal', /\b(?:normal\w*|usual|common|worr\w+|preoccup\w+)\b/i],
  [
    'need',
    /\b(?:need\w*|must|should|have to|necessary|required|mandatory|compulsory|serv(?:e|ono)|dev[eo]\w*|bisogna|obbligatori\w+|necessari\w+|conviene)\b/i,
  ],
];

/** "May I let him fly?" has no judging word, but asks for a yes or no all the same. */
const ASKS_LEAVE = /^\W*(?:[\w']+\W+){0,5}?(?:can|could|may|posso|puo|possono|possiamo)\b/i;

const judgedBy = (question: string): string | null =>
  JUDGED.find(([, pattern]) => pattern.test(question))?.[0] ??
  (ASKS_LEAVE.test(question) ? 'leave' : null);

const NEGATED = /\b(?:never|not|cannot|non)\b|n['’]t\b/i;

/** "Which foods are dangerous?" is never answered by those that are safe, nor the other way round. */
function opposes(asked: string, known: string): boolean {
  if (NEGATED.test(asked)) return false;
  const both = [plain(asked), plain(known)].map((text) =>
    JUDGED.slice(0, 2)
      .filter(([, pattern]) => pattern.test(text))
      .map(([kind]) => kind)
      .join(),
  );
  return !both.includes('') && both[0] !== both[1] && !both.some((one) => one.includes(','));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Keeps a leading yes or no only if it answers this very question, and reverses it if needed. */
function withFittingYesOrNo(
  { answer, question: known }: Answered,
  { fit = 0, isCovered = false }: Match,
  { question, intents }: Asking,
): string {
  const word = YES_OR_NO.exec(answer)?.[0];
  if (word === undefined) return answer;
  const [asked, meant] = [judgedBy(plain(question)), judgedBy(plain(known))];
  const isAsked = intents[0] === 'yes-no' || (intents.length === 0 && fit >= SAME_QUESTION);
  const isSame = asked === meant && fit >= (LEAST_FIT_OF_YES[asked ?? ''] ?? 0);
  if (isAsked && isSame && isCovered) return answer;
  return capital(answer.slice(word.length).replace(JOINING, ''));
}

const TURNED: Record<Language, readonly [string, string]> = { en: ['Yes', 'No'], it: ['Sì', 'No'] };

/** "No, never give it" answers "may she have it?"; "is it bad for her?" needs the opposite word. */
export function turnedToQuestion(verdict: string, question: string, language: Language): string {
  if (judgedBy(plain(question)) !== 'harm') return verdict;
  const [yes, no] = TURNED[language];
  return verdict.replace(/^(?:yes|no|s[iì])(?=[.,])/i, (word) =>
    word.toLowerCase() === 'no' ? yes : no,
  );
}

/** How well a question that judges by no word, or only asks for leave, must fit. */
const LEAST_FIT_OF_YES: Partial<Record<string, number>> = { '': SAME_QUESTION, leave: STATED };

/** "Yes, and it does it good" does not begin with "and" once its "yes" is gone. */
const JOINING = /^(?:and|but|e|ed|ma)\s+/i;

interface Passage {
  text: string;
  words: ReadonlySet<string>;
  /** Of the question that it answers; empty for other sentences. */
  asked: ReadonlySet<string>;
  /** That question, and its kind. */
  question?: string;
  kind?: Intent | undefined;
}

const passages: Record<Language, Map<Entry, Passage[]>> = { en: new Map(), it: new Map() };

/** All sentences of an entry that may be an answer, read once. */
function passagesOf(entry: Entry, language: Language): Passage[] {
  const known = passages[language].get(entry);
  if (known) return known;
  const { lead, parts, questions, vet } = entry[language];
  const wordsOf = (text: string) => new Set(topicWords(text, language));
  const read = [
    ...[lead, ...parts.map((part) => part.replace(/^- /, '')), vet].map((text) => ({
      text,
      words: wordsOf(text),
      asked: new Set<string>(),
    })),
    ...questions.map(({ question, answer }) => ({
      text: capital(answer.replace(YES_OR_NO, '')),
      words: wordsOf(`${question} ${answer}`),
      asked: wordsOf(question),
      question,
      kind: intentsOf(question)[0],
    })),
  ];
  passages[language].set(entry, read);
  return read;
}

/** The sentence of an entry with the most asked words that answers the kind of question. */
function bestPassage(
  entry: Entry,
  { question, intents, language, before, said, isCarried }: Asking,
): string | null {
  const asked = topicWords(question, language).filter((word) => !isNamedBy(entry, word, language));
  const context = isCarried ? topicWords(before, language) : [];
  const [kind] = intents;
  if (kind === undefined && !isCarried) return null;
  const tells = kind === undefined ? undefined : TELLS[kind];
  const least = isCarried ? LEAST_SHARE_CARRIED : LEAST_SHARE;
  let best = { text: '', fit: 0 };
  for (const passage of passagesOf(entry, language)) {
    const { text, words, asked: known, kind: meant } = passage;
    if (kind === 'what' && opposes(question, passage.question ?? '')) continue;
    if (kind !== undefined && isFigure(meant) && !isFigure(kind)) continue;
    const share = shareOf(asked, words);
    const isTelling = tells?.test(text) === true;
    if (asked.length > 0 ? share < least : !isTelling) continue;
    if (isFigure(kind) && !isTelling) continue;
    const isLead = text === entry[language].lead;
    const fit =
      share +
      CONTEXT * shareOf(context, words) +
      ASKED * shareOf(asked, known) +
      (isTelling ? TELLING : 0) +
      (isLead ? LEADING : 0) -
      (said.includes(text) ? REPEATED : 0);
    if (fit > best.fit) best = { text, fit };
  }
  return best.text || null;
}

const shareOf = (asked: readonly string[], words: ReadonlySet<string>): number =>
  asked.filter((word) => words.has(word)).length / Math.max(asked.length, 1);

/** Words of its title do not show which sentence of an entry is meant. */
const isNamedBy = (entry: Entry, word: string, language: Language): boolean =>
  topicWords(entry[language].title, language).includes(word);

/**
 * The sentence that an answer begins with: the answer to the handbook's own matching question, or
 * the sentence that says what was asked, or the lead of the entry.
 */
export function directAnswer(match: Match, asking: Asking): Direct {
  const { entry, answered, fit = 0 } = match;
  const text = entry[asking.language];
  const [kind] = asking.intents;
  const own =
    answered && suits(answered, fit, asking) ? withFittingYesOrNo(answered, match, asking) : null;
  const sure = asking.isCarried ? SURE_FIT_CARRIED : SURE_FIT;
  if (own !== null && fit >= sure) return { text: own, answersIt: true };
  const passage = asksForAll(entry, asking) ? null : bestPassage(entry, asking);
  if (passage) return { text: passage, answersIt: true };
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

/** "What is hip dysplasia?" asks for the topic itself. */
const asksForAll = (entry: Entry, { question, intents, language, isCarried }: Asking): boolean =>
  !isCarried &&
  !isFigure(intents[0]) &&
  topicWords(question, language).every((word) => isNamedBy(entry, word, language));
