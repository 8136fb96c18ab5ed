import type { Language } from '../../contract/languages.js';
import { capitalized } from '../../language/text.js';
import type { Answered } from '../entry.js';
import type { Intent } from '../handbook.service.js';

/** From this fit on, a question counts as the same even without a judging word. */
export const SAME_QUESTION = 0.95;
/** Minimum fit of a question that only asks for permission. */
const LEAVE_FIT = 0.8;

export const YES_OR_NO = /^(yes|no|s[iì])\b[.,:;]?\s*/i;

const CALLS_SAFE =
  /\b(?:safe|ok|okay|fine|good|healthy|sicur\w+|va bene|vanno bene|fa bene|fanno bene)\b/i;
const ALLOWS = new RegExp(
  String.raw`${CALLS_SAFE.source}|\b(?:can|may|could|possono|posso|puo|si puo)\b.*\b(?:eat|have|give|feed|drink|use|mangiare|dare|dargli|darle|bere|usare|darg\w+)\b`,
  'i',
);

/** What a yes/no question judges by: "dangerous?" and "safe?" have opposite answers. */
const JUDGED: readonly (readonly [string, RegExp])[] = [
  [
    'harm',
    /\b(?:danger\w*|bad|toxic|poison\w*|harm\w*|problem\w*|risk\w*|cruel|hurts?|pericolos\w+|fa male|fanno male|tossic\w+|velenos\w+|nociv\w+|problem\w+|rischi\w*|never eat|mai mangiare)\b/i,
  ],
  ['good', ALLOWS],
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
export function opposes(asked: string, known: string): boolean {
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

/** Keeps a leading yes or no only if it answers this very question, and reverses it if needed. */
export function withFittingYesOrNo(
  { answer, question: known }: Answered,
  { fit = 0, isCovered = false }: { fit?: number; isCovered?: boolean },
  { question, intents }: { question: string; intents: readonly Intent[] },
): string {
  const word = YES_OR_NO.exec(answer)?.[0];
  if (word === undefined) return answer;
  const [asked, meant] = [judgedBy(plain(question)), judgedBy(plain(known))];
  const isAsked = intents[0] === 'yes-no' || (intents.length === 0 && fit >= SAME_QUESTION);
  const isSame = asked === meant && fit >= (LEAST_FIT_OF_YES[asked ?? ''] ?? 0);
  if (isAsked && isSame && isCovered) return answer;
  return capitalized(answer.slice(word.length).replace(JOINING, ''));
}

const TURNED: Record<Language, readonly [string, string]> = { en: ['Yes', 'No'], it: ['Sì', 'No'] };

/** "May he eat it, or is it bad?" asks for permission; "can it be bad to eat?" does not. */
const ASKS_PERMISSION =
  /\b(?:(?:can|could|may|should) (?:i|we)|posso|possiamo)\b(?![^.?!]*\b(?:avoid|evitare)\b)|\b(?:can|could|may|should|puo|possono)\b(?:(?!\b(?:be|get|hurt|harm|poison|kill|cause|sick|ill|avoid|essere|male|causare|evitare)\b)[^.?!])*?\b(?:eat|have|drink|lick|chew|mangiare|mangiarl\w|bere|avere|assaggiare|rosicchiare|masticare|leccare|dare|darl\w|darne|dargli\w*)\b/i;
/** Says of the food itself that it harms: "is it bad?", not "he has a bad stomach". */
const ASKS_OF_HARM =
  /\b(?:danger\w*|bad(?! \w)|bad (?=for|to|if|or)|toxic|poison\w*|harm\w*|hurts?|risky|pericolos\w+|fa male|fanno male|tossic\w+|velenos\w+|nociv\w+|rischios\w+)/i;
const DENIED = new RegExp(`${NEGATED.source}|\\b(?:without|no|free|senza|nessun\\w*)\\b`, 'i');

/**
 * "No, never give it" answers "may she have it?"; "is it bad for her?" needs the opposite word.
 * Where it is unclear which of the two is asked, the verdict is given without its yes or no.
 */
export function turnedToQuestion(verdict: string, question: string, language: Language): string {
  const asked = plain(question);
  if (ASKS_PERMISSION.test(asked) || judgedBy(asked) !== 'harm') return verdict;
  const word = /^(?:yes|no|s[iì])(?=[.,])/i.exec(verdict)?.[0];
  if (word === undefined) return verdict;
  const isClear = ASKS_OF_HARM.test(asked) && !CALLS_SAFE.test(asked) && !DENIED.test(asked);
  const rest = verdict.slice(word.length);
  if (!isClear) return capitalized(rest.replace(/^[.,]\s*/, '').replace(JOINING, ''));
  const [yes, no] = TURNED[language];
  return (word.toLowerCase() === 'no' ? yes : no) + rest;
}

/** Minimum fit of a question without a judging word, or one that only asks for permission. */
const LEAST_FIT_OF_YES: Partial<Record<string, number>> = { '': SAME_QUESTION, leave: LEAVE_FIT };

/** "Yes, and it does it good" does not begin with "and" once its "yes" is gone. */
const JOINING = /^(?:and|but|e|ed|ma)\s+/i;
