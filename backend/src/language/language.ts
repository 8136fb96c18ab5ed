import type { Language } from '../contract/languages.js';

const FUNCTION_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `the an my your his her its our is are was were am be been do does did has have had can could
    should would will may might must what which who why how when where often much many and or but
    not no if then than that this these those there with without for from of to in on at by about
    after before i you he she it we they him them me ate eat eating dog dogs cat cats rabbit bird
    puppy kitten thanks thank hello hi please help need give get just now today yes ok`.split(
      /\s+/,
    ),
  ),
  it: new Set(
    `il lo la gli le un una uno mio mia miei mie tuo tua suo sua nostro nostra è e o ma non se che
    chi cosa come quando quanto quanta quanti quante dove perché perche quale quali di del della
    dello dei delle degli da dal dalla nel nella nei al allo alla ai agli alle con senza per su sul
    sulla tra fra sono sei siamo era ha hanno ho hai può puo posso possono devo deve dovrei fa fare
    si ci ne mi ti gli poi anche più piu già gia molto poco ogni dopo prima ora adesso oggi cane cani
    gatto gatta gatti coniglio uccello cucciolo gattino grazie ciao aiuto mangiato mangia mangiare
    sta stato bene male qual quel questo questa questi queste in ok me no per ed ancora tutto tutta
    tutti sempre giorni ieri stamattina stasera stanotte sotto mezzo mezza`.split(/\s+/),
  ),
};

const TYPICAL_ENDING: Record<Language, RegExp> = {
  en: /(?:tion|tions|ing|ness|ings|ght)$/,
  it: /(?:zione|zioni|mente|ità|ezza|aggio|aggi|cchi|cche|ccio|osi)$/,
};

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
  if (difference === 0) return null;
  return difference > 0 ? 'en' : 'it';
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'it' : 'en');

/** A language, and how it was determined. */
interface Read {
  language: Language;
  /** Whether the question or the conversation decided; otherwise it is a guess. */
  isSure: boolean;
}

/**
 * The language of a question. If its own words do not decide, that of the newest earlier question
 * that has one, then that of the owner's words in the profile, then English.
 */
export function languageOf(question: string, earlier: string[], profile: string | null): Read {
  const told = [question, ...earlier.toReversed()].map(recognizeLanguage).find(isKnown);
  if (told) return { language: told, isSure: true };
  return { language: recognizeLanguage(profile ?? '') ?? 'en', isSure: false };
}

const isKnown = (language: Language | null): language is Language => language !== null;
