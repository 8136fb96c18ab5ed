import { animalAt, type Animal } from '../animals.js';
import { gapBefore, isCut, type Token } from './tokens.js';
import { COUNTS, MASS_MG } from './units.data.js';

/** What ties a weight to somebody. */
export interface Tie {
  /** The animal of the question, another one, a person, or what food comes in. */
  whose: 'animal' | 'other' | 'person' | 'thing';
  /** "weighs" stands before it. */
  weighs: boolean;
  /** Linked so closely that even a few grams are a weight: "un criceto di 120 g". */
  isClose: boolean;
  /** The animal that is named with it. */
  kind: Animal | null;
}

interface Figure {
  text: string;
  tokens: readonly Token[];
  /** Its first token, and the one after it. */
  at: number;
  next: number;
}

interface Subject {
  whose: Tie['whose'];
  isClose: boolean;
  token?: Token | undefined;
}

export const WEIGHS = /^(?:weigh\w*|wt|pesa|peso|pesano|pesava)$/;
const ANIMAL =
  /^(?:dog|pup|cat|kitt|rabbit|bunn|bird|parrot|budg|canar|cocka|hamster|gerbil|rat|mouse|ferret|guinea|cavy|chinchilla|tortoise|turtle|lab|retriever|terrier|shepherd|chihuahua|poodle|can[ei]$|cagn|cucciol|gatt|mici|conigli|uccell|pappagall|canarin|cocorit|criceto|cavia|porcellin|furett|cincill|tartarug|barboncin|pastore|meticcio)/;
const DOG_BREED = /^(?:lab|retriever|terrier|shepherd|chihuahua|poodle|barboncin|pastore)/;
const PRONOUN = /^(?:he|she|lui|lei)$/;
const OTHER = /^(?:other|another|altr[oaie])$/;
const SPEAKER = /^(?:i|we|io|noi)$/;
const PERSON =
  /^(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|mother|father|sons?|daughters?|kids?|child|children|toddler|man|men|woman|women|person|people|humans?|brother|sister|uncle|aunt|cousin|gran|grandma|grandpa|grandad|grandmother|grandfather|marito|moglie|compagn[oa]|fidanzat[oa]|mamma|madre|papa|padre|figli[oa]?|bambin[oaie]|uomo|uomini|donn[ae]|person[ae]|uman[oi]|ragazz[oaie]|fratello|sorella|zi[oa]|cugin[oa]|nonn[oa])$/;
const SACK = /^(?:sacks?|sacco|sacchi|buckets?|secchi[oe]?|crates?|drums?|bidon[ei]|tins?)$/;
/** After an animal, what is only meant for it: "15 kg dog food". */
const GOODS = /^(?:food|treats?|kibble|biscuits?|litter|bags?|beds?|crates?|cages?)$/;
const WORDS_BETWEEN = new Set(
  'is s was be e era sara di da d of at about around roughly approximately approx circa quasi almost nearly maybe probably forse just only solo now currently adesso ora sui sulle intorno ai a an un una the who that which che one in'.split(
    ' ',
  ),
);
const IS = /^(?:is|s|was|era)$/;
const RELATIVE = /^(?:who|that|which|che)$/;
const JOINING = /^(?:and|e|ed|or|o|but|ma|plus|while|mentre)$/;
const LEADING =
  /^(?:of|di|da|d|from|for|per|with|con|in|to|the|il|lo|la|i|gli|le|an?|una?|my|our|his|her|mio|mia|nostr[oa])$/;
const [BACK, AHEAD, TO_WEIGHS] = [7, 3, 4];
const PAUSE = /[.!?;,\n]/;

const isPause = ({ text, tokens }: Figure, at: number) => PAUSE.test(gapBefore(text, tokens, at));

/** "weighs" before a figure, with no other figure between them. */
function weighsBefore(figure: Figure): number | null {
  const { tokens, at } = figure;
  for (let i = at - 1; i >= Math.max(0, at - TO_WEIGHS); i -= 1) {
    const word = tokens[i]?.text ?? '';
    if (isPause(figure, i + 1)) return null;
    if (WEIGHS.test(word)) return i;
    if (/^\d/.test(word) || MASS_MG.has(word)) return null;
  }
  return null;
}

/** The subject that a word before a figure names. */
function subjectOf({ tokens, at }: Figure, i: number, weighsAt: number): Subject | null {
  const token = tokens[i];
  const word = token?.text ?? '';
  const after = tokens[i + 1]?.text ?? '';
  if (OTHER.test(word)) return { whose: 'other', isClose: false };
  if (ANIMAL.test(word)) {
    const isOther = [1, 2].some((back) => OTHER.test(tokens[i - back]?.text ?? ''));
    const isClose = i === at - 1 || (i === at - 2 && /^(?:di|da|of|at|is|e)$/.test(after));
    return { whose: isOther ? 'other' : 'animal', isClose, token };
  }
  if (PRONOUN.test(word)) return { whose: 'animal', isClose: false };
  if (SACK.test(word) || COUNTS.has(word)) return { whose: 'thing', isClose: false };
  // "My husband's 12 kg dog"; and "i" is also an Italian article.
  const isPerson = PERSON.test(word) && (after !== 's' || i + 1 === weighsAt);
  const isSpeaker = SPEAKER.test(word) && i + 1 === weighsAt;
  return isPerson || isSpeaker ? { whose: 'person', isClose: false } : null;
}

/** The subject before a figure; `null` if none, 'alone' if a pause or bracket comes first. */
function subjectBefore(figure: Figure, weighsAt: number | null): Subject | 'alone' | null {
  const { text, tokens, at } = figure;
  const from = weighsAt ?? at;
  for (let i = from - 1; i >= Math.max(0, at - BACK); i -= 1) {
    const word = tokens[i]?.text ?? '';
    const after = tokens[i + 1]?.text ?? '';
    const isNamed = i === at - 1 && ANIMAL.test(word);
    if (isPause(figure, i + 1) && !RELATIVE.test(after) && !isNamed) return 'alone';
    const subject = subjectOf(figure, i, from);
    if (subject) return subject;
    if (WORDS_BETWEEN.has(word)) continue;
    // "Luna is 8 kg".
    if (weighsAt === null && IS.test(after) && i + 1 < at) {
      return { whose: 'animal', isClose: false };
    }
    return gapBefore(text, tokens, at).includes('(') ? 'alone' : null;
  }
  return at <= BACK ? 'alone' : null;
}

/** The subject after a figure: "12 kg dog", "70 kg husband", "15 kg sack of dog food". */
function subjectAfter({ text, tokens, next }: Figure): Subject | null {
  let isLed = false;
  let isOther = false;
  for (let i = next; i < next + AHEAD; i += 1) {
    const token = tokens[i];
    const word = token?.text ?? '';
    if (!token || isCut(text, tokens, i) || JOINING.test(word)) return null;
    if (ANIMAL.test(word)) {
      const isGoods = !isCut(text, tokens, i + 1) && GOODS.test(tokens[i + 1]?.text ?? '');
      return isGoods ? null : { whose: isOther ? 'other' : 'animal', isClose: true, token };
    }
    if (SACK.test(word)) return { whose: 'thing', isClose: false };
    if (PERSON.test(word) && !isLed) return { whose: 'person', isClose: false };
    if (LEADING.test(word) && i > next) return null;
    isLed ||= LEADING.test(word) && !/^(?:of|di)$/.test(word);
    isOther ||= OTHER.test(word);
  }
  return null;
}

function kindOf(text: string, token: Token | undefined): Animal | null {
  if (!token) return null;
  return DOG_BREED.test(token.text) ? 'dog' : (animalAt(text, token.start) ?? null);
}

/** Whose weight a figure is; `null` if nothing says so. */
export function tieOf(figure: Figure): Tie | null {
  const { text, tokens, next } = figure;
  const weighsAt = weighsBefore(figure);
  const weighs = weighsAt !== null;
  const found = subjectBefore(figure, weighsAt);
  const before = found === 'alone' ? null : found;
  const after = subjectAfter(figure);
  const isSomebody = after?.whose === 'person' || after?.whose === 'thing';
  const isFirst = before?.whose === 'other' || (before?.whose === 'animal' && !isSomebody);
  const subject = isFirst ? before : (after ?? before);
  if (subject) {
    const { whose, isClose, token } = subject;
    return { whose, weighs, isClose: isClose || weighs, kind: kindOf(text, token) };
  }
  const isAlone = found === 'alone' && (next >= tokens.length || isCut(text, tokens, next));
  return weighs || isAlone ? { whose: 'animal', weighs, isClose: weighs, kind: null } : null;
}
