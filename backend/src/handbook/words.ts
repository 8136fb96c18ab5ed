import type { Language } from './entry.js';

const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `a an the my your his her its our their is are was were am be been being do does did done doing
    has have had having can could should would will shall may might must what which who whose why
    how when where often much many any some and or but not no nor if then than that this these those
    there here with without for from of to in on at by as into onto up down out off over about after
    before during i you he she it we they him them me us mine really very just also too so again
    still even ever please hello hi hey thanks thank want need wants needs know tell let like think
    get gets got make makes give gives good best better right left way thing things keep keeps
    s t re ve ll d m don doesn didn isn won t ok okay im whats dog dogs cat cats bunny rabbit rabbits bird
    birds pet pets animal animals year years old one`.split(/\s+/),
  ),
  it: new Set(
    `il lo la i gli le l un uno una mio mia miei mie tuo tua suo sua suoi sue nostro nostra e ed o ma
    non no si che chi cosa cos come quando quanto quanta quanti quante dove perche quale quali qual di
    del della dello dei delle degli d da dal dalla in nel nella nei nelle a al allo alla ai agli alle
    con senza per su sul sulla sui tra fra sono sei siamo era ha hanno ho hai puo puoi posso possono
    possiamo devo deve devono dovrei fa fare faccio ci ne mi ti c s gli poi anche piu gia molto poco
    tanto ogni dopo prima ora adesso oggi questo questa quello quella essere avere bene meglio giusto
    spesso volta volte ciao salve grazie aiuto vorrei sapere dirmi serve bisogna va vanno cane cani
    gatto gatta gatti gatte coniglio conigli uccello uccelli animale animali anno anni se e sta
    stato`.split(/\s+/),
  ),
};

/** Longest first; what is left must keep three letters. */
const ENDINGS: Record<Language, readonly string[]> = {
  en: `izations isations ization isation ations ation ating ated ators ates ate ments ment ings ing
    edly ness ies ied ers er ed es ly s e y`.split(/\s+/),
  it: `izzazioni izzazione izzare azioni azione izioni izione amenti amento imenti imento atrice
    atore atori mente ando endo arlo arla arli erlo erla irlo irla ano ono are ere ire ato ata ati
    ate uto uta uti ute ito ita iti ite ava eva`.split(/\s+/),
};

/** Light stemming: cuts one ending, then what varies at the end of the root. */
function stem(full: string, language: Language): string {
  // Double consonants are the commonest typing slip of both languages.
  const word = full.replace(/([b-df-hj-np-rtv-z])\1+/g, '$1');
  if (/\d/.test(word) || word.length < 4)
    return language === 'it' ? word.replace(/[aeiou]$/, '') : word;
  const ending = ENDINGS[language].find(
    (one) =>
      word.endsWith(one) && word.length - one.length >= 3 && !(one === 's' && word.endsWith('ss')),
  );
  const root = ending ? word.slice(0, -ending.length) : word;
  return language === 'en'
    ? root.replace(/[iey]$/, '')
    : root.replace(/[aeiou]+$/, '').replace(/h$/, '');
}

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Phrases whose words alone mean something else: "does not eat" is no question about feeding. */
const PHRASES: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [
      /\b(?:not|\w+n['’]?t|stop(?:s|ped)?|refus\w+)(?: to| want to)? (?:eat\w*|ate)\b/g,
      ' inappetence ',
    ],
    [/\bhow much\b(?=.*\b(?:eat|feed|food|kibble)\b)/g, ' portion '],
  ],
  it: [
    [/\bnon (?:\w+ ){0,2}?mangi\w*|\bsmess\w di mangiare/g, ' inappetenza '],
    [/\bquant[oaei]\b(?=.*\b(?:mangi\w*|cibo|crocchette|pappa|umido)\b)/g, ' porzione '],
  ],
};

export function splitWords(text: string, language: Language): string[] {
  const plain = PHRASES[language].reduce(
    (folded, [phrase, word]) => folded.replace(phrase, word),
    fold(text),
  );
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The word as the index knows it; `null` for words that say nothing about a topic. */
export function indexWord(word: string, language: Language): string | null {
  return STOP_WORDS[language].has(word) ? null : stem(word, language) || null;
}

/** The words of a text that tell its topic, as stems, each once. */
export function topicWords(text: string, language: Language): string[] {
  const stems = splitWords(text, language).map((word) => indexWord(word, language));
  return [...new Set(stems.filter((one) => one !== null))];
}
