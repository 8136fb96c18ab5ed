import { PARASITE_PRODUCTS } from '../../care/parasite-products.js';
import type { DiaryKind, NewDiaryEntry } from '../../contract/diary.js';
import { capitalized } from '../../language/text.js';
import { MEDICINES } from '../../pets/memories/reading/medicines.data.js';
import { readCount, readUnit } from './spoken-amount.js';

/** What an entry contains besides its kind and time. */
type Told = Pick<NewDiaryEntry, 'value' | 'unit' | 'text'>;

type Groups = Record<string, string | undefined>;

/** How one kind of event is expressed in one language. */
export interface DiaryRule {
  kind: DiaryKind;
  /** Its group `whom` names the animal, if the words do. */
  pattern: RegExp;
  /** `null` if the words turn out not to describe such an event. */
  read: (groups: Groups) => Told | null;
  /** Matches only with a time, since otherwise it may be long ago or a lasting state. */
  dated?: true;
  /** A denial is itself the event. */
  denies?: true;
  /** What else the sentence must contain. */
  needs?: RegExp;
}

const WORD = String.raw`[\p{L}\d][\p{L}\d'’/%+.-]*`;

/** A few words in a row. */
export const WORDS = `${WORD}(?: ${WORD}){0,7}`;

/** Words for when, to whom or why, which end the name of a thing. */
const NOT_THE_THING =
  /(?:^|[\s,])(?:this|last|yesterday|today|tonight|now|just|at|on|in|for|to|with|after|before|and|but|so|as|because|about|around|by|since|while|when|again|every|twice|once|(?:an?|two|three|four|five|six|\d+) (?:hours?|days?|minutes?|weeks?)|half an hour|stamattina|stamani|stasera|stanotte|oggi|ieri|questa|alle|all['’]\S*|a|al|alla|nel|nella|con|per|dopo|prima|e|ma|poi|mentre|perch[eé]|quando|circa|verso|da|due volte|un['’]ora|mezz['’]ora|(?:un|due|tre|quattro|cinque|sei|\d+) (?:ore|giorn[oi]|minuti|settimane)|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|adesso|ora|fa)(?=$|[\s,]).*$/iu;

const ARTICLES =
  /^(?:(?:of|the|a|an|her|his|its|some|di|del|della|dello|un|una|il|lo|la|le|i|gli|sua|suo|su[oi]e?)\s+|dell['’]|l['’]|d['’])+/iu;

/** Maximum length of a name. Characters. */
const MAX_NAME = 60;

/** The name of a thing at the beginning of some words; null for none. */
export function thingIn(words: string | undefined): string | null {
  const name = (words ?? '')
    .replace(ARTICLES, '')
    .replace(NOT_THE_THING, '')
    .replace(/[.\s'’-]+$/u, '');
  return name.length < 3 || name.length > MAX_NAME ? null : name;
}

/** Given in the same way as medicines, but not medicines. */
const NO_MEDICINE =
  /\b(?:water|milk|broth|juice|tea|coffee|food|soup|treats?|formula|oil|tuna|yogh?urt|chocolate|rice|acqua|latte|brodo|cibo|succo|tè|tonno|olio|riso|miele|honey|cioccolat\p{L}*|vaccin\p{L}*|shot|jab)\b/iu;

/** What was given, with its amount: a medicine by its dose, or by its name alone. */
export function readMedicine({ count, unit, thing }: Groups): Told | null {
  const text = thingIn(thing);
  if (text === null || NO_MEDICINE.test(text) || PARASITE_PRODUCTS.test(text)) return null;
  if (unit === undefined) return MEDICINES.test(text) ? { text } : null;
  const named = readUnit(unit);
  const value = readCount(count ?? '', named);
  return value === null || value <= 0 || named === undefined ? null : { value, unit: named, text };
}

/** A product against parasites that was given. */
export function readProduct({ thing }: Groups): Told | null {
  const product = PARASITE_PRODUCTS.exec(thingIn(thing) ?? '')?.[0];
  return product === undefined ? null : { text: capitalized(product) };
}

/** The amount is not exact, or was not measured on the animal. */
const INEXACT =
  /\b(?:over|above|more than|less than|under|below|between|up to|water|room|outside|tank|cage|normal|average|oltre|sopra|sotto|pi[uù] di|meno di|tra|fra|fino a|acqua|stanza|fuori|normale|normal[ei]|medi[ao])\b/iu;

/** An amount; `between` is everything that the rule matched between thing and amount. */
export function readMeasure({ value, unit, between, half }: Groups): Told | null {
  if (INEXACT.test(between ?? '')) return null;
  const named = readUnit(unit ?? '');
  const amount = readCount(value ?? '', named);
  if (amount === null) return null;
  return { value: amount + (half === undefined ? 0 : 0.5), ...(named && { unit: named }) };
}

/** A symptom in fixed words, with how often it occurred. */
export const symptom =
  (text: string) =>
  ({ often }: Groups): Told => ({ text: often === undefined ? text : `${text} ${often}` });
