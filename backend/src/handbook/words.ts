import type { Language } from '../contract/languages.js';
import { fold } from '../language/text.js';
import { spelledOut } from './abbreviations.data.js';
import { STOP_WORDS } from './stop-words.data.js';
import { PHRASES } from './synonyms.data.js';

/** Longest first; at least three letters must remain. */
const ENDINGS: Record<Language, readonly string[]> = {
  en: `izations isations ization isation ations ation ating ated ators ates ate ments ment ings ing
    edly ness ies ied ers er ed es ly s e y`.split(/\s+/),
  it: `izzazioni izzazione izzare azioni azione izioni izione amenti amento imenti imento atrice
    atore atori mente ando endo arlo arla arli erlo erla irlo irla ano ono are ere ire ato ata ati
    ate uto uta uti ute ito ita iti ite ava eva argli irgli ergli arle erle irle erli irli arsi irsi ersi armi isce
    iscono isco`.split(/\s+/),
};

const IRREGULAR: Partial<Record<string, string>> = {
  teeth: 'tooth',
  feet: 'foot',
  mice: 'mouse',
  ate: 'eat',
  eaten: 'eat',
  fed: 'feed',
  drank: 'drink',
  bitten: 'bite',
  slept: 'sleep',
  born: 'birth',
  neuter: 'neutering',
  cover: 'covered',
  socialise: 'socialisation',
  socialize: 'socialisation',
  socialising: 'socialisation',
  socializing: 'socialisation',
};

/** Maximum of words per language whose stem is cached. The handbook has fewer than 10,000. */
const MAX_STEMS = 20_000;
const stems: Record<Language, Map<string, string>> = { en: new Map(), it: new Map() };

/** Light stemming: removes one ending, then whatever varies at the end of the root. */
function stem(written: string, language: Language): string {
  const known = stems[language].get(written);
  if (known !== undefined) return known;
  const root = findStem(written, language);
  if (stems[language].size < MAX_STEMS) stems[language].set(written, root);
  return root;
}

function findStem(written: string, language: Language): string {
  const full = IRREGULAR[written] ?? written;
  // Double consonants are the most common typing slip in both languages.
  const word = full.replace(/([b-df-hj-np-rtv-z])\1+/g, '$1');
  if (/\d/.test(word) || word.length < 4)
    return language === 'it' ? word.replace(/[aeiou]$/, '') : word;
  const ending = ENDINGS[language].find(
    (one) =>
      word.endsWith(one) && word.length - one.length >= 3 && !(one === 's' && word.endsWith('ss')),
  );
  const root = ending ? word.slice(0, -ending.length) : word;
  // "Toys" and "peeing" are found by "toy" and "pee", "cries" by "cry".
  if (language === 'en')
    return root.length > 3 ? root.replace(/[iey]$/, '') : root.replace(/i$/, 'y');
  return root.replace(/[aeiou]+$/, '').replace(/h$/, '');
}

export function splitWords(text: string, language: Language): string[] {
  const plain = PHRASES[language].reduce(
    (folded, [phrase, word]) => folded.replace(phrase, word),
    spelledOut(fold(text), language),
  );
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The form of a word in the index; `null` for words that say nothing about a topic. */
export function indexWord(word: string, language: Language): string | null {
  return STOP_WORDS[language].has(word) ? null : stem(word, language) || null;
}

/** The topic words of a text, as stems, each once. */
export function topicWords(text: string, language: Language): string[] {
  const stems = splitWords(text, language).map((word) => indexWord(word, language));
  return [...new Set(stems.filter((one) => one !== null))];
}
