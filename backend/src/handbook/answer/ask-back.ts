import type { Language } from '../../contract/languages.js';
import { namedStage, type Intent, type Match } from '../handbook.service.js';
import type { Subject } from './subject.js';
import type { Turn } from '../../contract/chat.js';
import type { HandbookQuestion } from './question.js';
import { TEXTS } from './texts.js';

/** A question put back to the owner, with the answers to choose from. */
export interface AskBack {
  text: string;
  /** As the owner would write them. */
  answers: string[];
}

interface Asked {
  question: string;
  intents: readonly Intent[];
  subject: Subject;
  main: Match;
  history: readonly Turn[];
  language: Language;
}

interface Rule {
  entries: RegExp;
  /** Whether the deciding fact is missing. */
  lacks: (asked: Asked) => boolean;
  text: Record<Language, (name: string) => string>;
  answers: Record<Language, readonly string[]>;
}

const SINCE =
  /\b(?:since|for (?:a|two|three|four|five|six|some|many|\d+)|today|yesterday|this (?:morning|week)|last|ago|always|days?|weeks?|months?|da (?:ieri|oggi|sempre|quando|\d+|un|una|due|tre|qualche|giorni)|ieri|oggi|stamattina|giorn[oi]|settiman[ae]|mes[ei])\b/i;
const PASSES_URINE =
  /\b(?:pe(?:es|ed|eing)|wees|weed|passed|urinated|puddles?|normal amount|fa (?:tanta|molta) pip|ha fatto pip|pip[iì] (?:normale|abbondante)|sprays?|marks?|marca)\b/i;
const TELLS_A_SIGN =
  /\b(?:vomit\w*|sick|diarrh\w+|limp\w*|itch\w*|scratch\w*|cough\w*|sneez\w*|zoppic\w+|toss\w+|starnut\w+|gratt\w+|prurito|diarrea)\b/i;

const WEIGHT: Pick<Rule, 'lacks' | 'text'> = {
  lacks: ({ subject, intents }) => subject.weightKg === null && intents[0] === 'amount',
  text: {
    en: (name) => `That depends on weight: how much does **${name}** weigh?`,
    it: (name) => `Dipende dal peso: quanto pesa **${name}**?`,
  },
};

const AGE: Pick<Rule, 'text'> = {
  text: {
    en: (name) => `That depends on age: how old is **${name}**?`,
    it: (name) => `Dipende dall'età: quanti mesi ha **${name}**?`,
  },
};

/** A profile may state only that a young animal is less than a year old. */
const isYoungOfUnknownAge = ({ subject, question }: Asked): boolean =>
  subject.age === null && subject.stage === 'young' && namedStage(question) === null;

/** A puppy or kitten needs less per kilo as it grows. */
const feedsByAge = ({ subject: { species, weightKg } }: Asked): boolean =>
  (species === 'cane' || species === 'gatto') && weightKg !== null;

/**
 * Facts that matter so much to the answer that they are asked for first, as a vet's nurse would.
 */
const RULES: readonly Rule[] = [
  {
    ...WEIGHT,
    entries: /^cat-(?:feeding|weight-loss)$/,
    answers: {
      en: ['About 3 kg', 'About 4 kg', 'About 5 kg', 'About 6 kg'],
      it: ['Circa 3 kg', 'Circa 4 kg', 'Circa 5 kg', 'Circa 6 kg'],
    },
  },
  {
    ...WEIGHT,
    entries: /^dog-(?:feeding-amounts|water|weight-loss)$/,
    answers: {
      en: ['About 4 kg', 'About 10 kg', 'About 20 kg', 'About 30 kg'],
      it: ['Circa 4 kg', 'Circa 10 kg', 'Circa 20 kg', 'Circa 30 kg'],
    },
  },
  {
    ...AGE,
    entries: /-(?:vaccines|neutering)$|^(?:puppy|kitten|cat)-feeding$|^dog-feeding-amounts$/,
    lacks: (asked) =>
      isYoungOfUnknownAge(asked) &&
      (asked.intents[0] === 'time' || (asked.intents[0] === 'amount' && feedsByAge(asked))),
    answers: {
      en: ['8 weeks old', '3 months old', '5 months old', '9 months old'],
      it: ['Ha 2 mesi', 'Ha 3 mesi', 'Ha 5 mesi', 'Ha 9 mesi'],
    },
  },
  {
    entries: /-(?:vaccines|neutering)$|^(?:puppy|kitten)-feeding$/,
    lacks: ({ subject, intents }) =>
      subject.age === null && subject.stage === null && intents[0] === 'time',
    text: {
      en: (name) => `That depends on age: how old is **${name}**?`,
      it: (name) => `Dipende dall'età: quanti anni ha **${name}**?`,
    },
    answers: {
      en: ['8 weeks old', '4 months old', '1 year old', '5 years old'],
      it: ['Ha 2 mesi', 'Ha 4 mesi', 'Ha 1 anno', 'Ha 5 anni'],
    },
  },
  {
    entries: /^(?:cat-house-soiling|cat-cystitis)$/,
    lacks: ({ question, intents }) => intents.length === 0 && !PASSES_URINE.test(question),
    text: {
      en: (name) =>
        `One thing decides how urgent this is: has **${name}** passed a normal amount of urine in the last twelve hours?`,
      it: (name) =>
        `Una cosa decide quanto è urgente: nelle ultime dodici ore **${name}** ha fatto una quantità normale di pipì?`,
    },
    answers: {
      en: ['Yes, a normal amount of pee', 'Only drops, and often', 'No pee at all'],
      it: ['Sì, una quantità normale di pipì', 'Solo gocce, e spesso', 'Niente pipì'],
    },
  },
  {
    entries: /vomiting|diarrhoea|limping|itching|kennel-cough|cat-flu|skin-allergy/,
    lacks: ({ question, intents }) =>
      intents.length === 0 && TELLS_A_SIGN.test(question) && !SINCE.test(question),
    text: {
      en: (name) => `How long has **${name}** had this?`,
      it: (name) => `Da quando **${name}** ha questo problema?`,
    },
    answers: {
      en: ['It started today', 'Since yesterday', 'For more than two days'],
      it: ['Da oggi', 'Da ieri', 'Da più di due giorni'],
    },
  },
];

/**
 * A question back to the owner if the answer depends on it; `null` if no deciding fact is missing.
 */
export function askBack(asked: Asked): AskBack | null {
  const { main, subject, history, language } = asked;
  if (subject.name === null) return null;
  const { name } = subject;
  const rule = RULES.find(({ entries, lacks }) => entries.test(main.entry.id) && lacks(asked));
  if (!rule) return null;
  const text = rule.text[language](name);
  // Asked only once: an owner who does not answer it gets the general answer.
  return wasAsked(text, history) ? null : { text, answers: [...rule.answers[language]] };
}

const wasAsked = (text: string, history: readonly Turn[]): boolean =>
  history.some(({ role, content }) => role === 'assistant' && content.includes(text));

const MOST_WORDS = 9;

/** The earlier question joined with the owner's answer, if the message answers one asked back. */
export function withAnswerGiven(question: HandbookQuestion): HandbookQuestion {
  const { history, pet } = question;
  const [first, reply] = history.slice(-2);
  const isAnswer =
    !question.question.includes('?') && question.question.split(/\s+/).length <= MOST_WORDS;
  if (!isAnswer || first?.role !== 'user' || reply?.role !== 'assistant') return question;
  const asks = RULES.flatMap(({ text }) => [text.en(pet.name), text.it(pet.name)]);
  const which = [TEXTS.en, TEXTS.it].map(({ whichAnimal }) => whichAnimal(pet.name));
  if (![...asks, ...which].some((text) => reply.content.includes(text))) return question;
  return {
    ...question,
    question: `${first.content} ${question.question}`,
    history: history.slice(0, -2),
  };
}
