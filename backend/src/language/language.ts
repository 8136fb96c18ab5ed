import type { Language } from '../contract/languages.js';

const FUNCTION_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `the an my your his her its our is are was were am be been do does did has have had can could
    should would will may might must what which who why how when where often much many and or
    but not no if then than that this these those there with without for from of to in on at by
    about after before you he she it we they him them me ate eat eating dog dogs cat cats rabbit
    bird puppy kitten thanks thank hello hi please help need give get just now me cant since
    today yes ok`.split(/\s+/),
  ),
  it: new Set(
    `il lo la gli le un una uno mio mia miei mie tuo tua suo sua nostro nostra è e o ma non se che
    chi cosa come quando quanto quanta quanti quante dove perché perche quale quali di del della
    dello dei delle degli da dal dalla nel nella nei al allo alla ai agli alle con senza per su
    sul sulla tra fra sono sei siamo era ha hanno ho hai può puo posso possono devo deve dovrei
    fa fare si ci ne mi ti gli poi anche più piu già gia molto poco ogni dopo prima ora adesso
    oggi cane cani gatto gatta gatti coniglio uccello cucciolo gattino grazie ciao aiuto
    mangiato mangia mangiare sta stato bene male capito invece niente nessun nessuno altro altra
    salve qual quel questo questa questi queste in ok me no per ed ancora tutto tutta tutti
    sempre giorni ieri stamattina stasera stanotte sotto mezzo mezza`.split(/\s+/),
  ),
};

const TYPICAL_ENDING: Record<Language, RegExp> = {
  en: /(?:tion|tions|ing|ness|ings|ght)$/,
  it: /(?:zione|zioni|mente|ità|ezza|aggio|aggi|cchi|cche|ccio|osi)$/,
};

/** Minimum words to judge a language by their last letters, and the shares that decide. */
const [FEWEST_WORDS, ITALIAN_FROM, ENGLISH_TO] = [3, 0.75, 0.4];

/**
 * The language that function words and endings point to; `null` if they do not decide (short or
 * neutral text).
 */
export function recognizeLanguage(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Language) =>
    words.filter(
      (word) => FUNCTION_WORDS[language].has(word) || TYPICAL_ENDING[language].test(word),
    ).length;
  const difference = count('en') - count('it');
  if (difference === 0) return languageOfEndings(words.filter((word) => word.length > 2));
  return difference > 0 ? 'en' : 'it';
}

/** Nearly all Italian words end in a vowel, and about a quarter of the English ones. */
function languageOfEndings(words: readonly string[]): Language | null {
  if (words.length < FEWEST_WORDS) return null;
  const share = words.filter((word) => /[aeioàèéìòù]$/.test(word)).length / words.length;
  return share >= ITALIAN_FROM ? 'it' : share <= ENGLISH_TO ? 'en' : null;
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'it' : 'en');

/** A language, and how it was determined. */
interface Read {
  language: Language;
  /** Whether the question or the conversation decided; otherwise it is a guess. */
  isSure: boolean;
}

interface Author {
  /** The owner's words in the profile. */
  profile: string | null;
  /** Last sent by the owner's browser. */
  language?: Language | undefined;
}

/**
 * The language of a question. If its own words do not decide, that of the newest earlier question
 * that has one, then that of the owner's words in the profile, then that of the owner's browser,
 * then English.
 * @param earlier questions, oldest first.
 */
export function languageOf(question: string, earlier: readonly string[], author: Author): Read {
  const told = [question, ...earlier.toReversed()].map(recognizeLanguage).find(isKnown);
  if (told) return { language: told, isSure: true };
  const language = recognizeLanguage(author.profile ?? '') ?? author.language ?? 'en';
  return { language, isSure: false };
}

/** What a reply's language depends on. */
interface Conversation {
  question: string;
  history: readonly { role: string; content: string }[];
  pet: { healthConditions: string | null };
  ownerLanguage?: Language | undefined;
}

/** The language in which to answer the newest question of a conversation. */
export function replyLanguage({ question, history, pet, ownerLanguage }: Conversation): Read {
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  return languageOf(question, earlier, { profile: pet.healthConditions, language: ownerLanguage });
}

const isKnown = (language: Language | null): language is Language => language !== null;
