import type { Source, Triage, Turn } from '../../contract/chat.js';
import type { Language } from '../../contract/languages.js';
import type { PetFacts } from '../../contract/pets.js';
import type { Intent, Match } from '../handbook.service.js';
import type { Refusal } from './refusals.data.js';
import type { Subject } from './subject.js';

/** A question with everything that the handbook's answer may build on. */
export interface HandbookQuestion {
  question: string;
  /** Earlier turns of the conversation, oldest first. */
  history: Turn[];
  pet: PetFacts;
  triage: Triage;
  /** Last sent by the owner's browser: used if nothing else shows the language. */
  ownerLanguage?: Language;
}

/** One of the questions of a message, with what answers it. */
export interface AskedClause {
  question: string;
  match: Match;
  isCarried: boolean;
}

/** A question with everything the handbook knows about it. */
export interface HandbookAnswerInput extends HandbookQuestion {
  /** What the handbook search found, best first. */
  matches: Match[];
  /** While an alarm is open: the match with the very question that was asked. */
  asked?: Match | undefined;
  /** While an alarm is open: whether the question is one of everyday care. */
  isBeside?: boolean;
  /** Whether the conversation stays with the entry it was about. */
  isCarried?: boolean;
  /** What the message asks, if the matches answer that part of it. */
  clause?: string | undefined;
  /** The questions of a message that asks several things, each with its best match. */
  clauses?: readonly AskedClause[];
  /** What comes closest if nothing was found. */
  nearest?: Match[];
  /** About the illness in the profile, if any. */
  condition?: Match | undefined;
  language: Language;
}

export interface HandbookAnswer {
  /** Markdown. */
  text: string;
  sources: Source[];
  /** Answers to choose from, if the text asks the owner something. */
  answers?: string[];
}

/** Everything the pieces of one answer build on. */
export interface Draft {
  input: HandbookAnswerInput;
  subject: Subject;
  intents: readonly Intent[];
  main: Match | undefined;
  also: Match | undefined;
  refusal: Refusal | null;
}

/** The facts about a handbook answer that are known after its last piece. */
export interface HandbookFacts {
  sources: Source[];
  /** Possible next questions, as the owner would ask them. */
  followUps: string[];
  model: string;
}
