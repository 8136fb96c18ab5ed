import type { MemoryKind } from '../../../contract/memories.js';

/** What a rule reads from the words that it matched. */
interface Found {
  text: string;
  value: string | null;
}

/** How one kind of fact is expressed in one language. */
export interface Rule {
  kind: MemoryKind;
  /** Its group `value` holds the fact. */
  pattern: RegExp;
  /** `null` if the words turn out not to state such a fact. */
  read: (groups: Record<string, string | undefined>, now: Date) => Found | null;
  /** Happens once and stays true: the past tense does not end it. */
  lasts?: boolean;
  /** A denial is itself the fact. */
  denies?: boolean;
}

const WORD = String.raw`[\p{L}\d][\p{L}\d'’/%+.-]*`;

/** A few words in a row. */
export const WORDS = `${WORD}(?: ${WORD}){0,7}`;

/** Names of a brand: words that begin with a capital letter. */
export const BRAND = String.raw`\p{Lu}[\p{L}'’&-]+(?: (?:\p{Lu}[\p{L}'’&-]+|\d+\+?)){0,4}`;

/** Begins words that no longer belong to the thing named. */
const GOES_ON =
  /[ ,](?:(?:and|or) (?:she|he|it|they|her|his|is|has|takes|weighs|gets|i|we|now|also|can|my|the vet|sometimes|often|lives|eats)|but|so|because|since|when|which|that|what|who|if|as|then|now|lately|too|at the moment|e (?:prende|pesa|ha|è|non|io|lui|lei|si|mangia|vive|il vet|la vet|ora|adesso|vorrei)|ma|perch[eé]|quando|che|quindi|se|adesso|ora|anche|da (?:quando|anni|mesi|sempre|poco|ieri|un|una|due|tre)|ever|for (?:years|months|weeks|a|two|three|\d+))(?= |$).*$/iu;

/** The thing named at the beginning of some words, without a final dot; `null` for mere filler. */
export function thing(words: string | undefined): string | null {
  const named = (words ?? '').replace(GOES_ON, '').replace(/[.\s'’-]+$/u, '');
  return FILLERS.test(named) || named.length < 3 ? null : named;
}

const FILLERS =
  /^(?:a|an|the|it|them|that|this|him|her|me|everything|something|anything|nothing|qualcosa|qualche(?: \p{L}+)?|tutto|niente|nulla|lui|lei|noi|some \p{L}+|many \p{L}+)$/iu;
