import type { Animal } from '../animals.js';
import { concerns, type Told } from './sign.js';

const NOT_MINE = String.raw`(?!(?:friends?|neighbou?rs?|sisters?|brothers?|mums?|moms?|dads?|late|old|previous|last|first|toy)\b)`;
const mine = (names: string) =>
  String.raw`(?:(?:my|our) (?:${NOT_MINE}\w+ ){0,2}?|(?:(?:il|lo|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]) )(?:${names})`;

/** `animalOfBreed` puts it before the text. */
const ANIMAL = '(?:[a-z -]{2,20}: )?';
const HELLO = String.raw`(?:(?:please |pls )?(?:help|hi|hello|omg|oh no|aiuto|ciao|oddio)(?: me| please)?[,.! ]+)?`;
const THINKS = '(?:i think |maybe |credo che |forse )?';
const NOW = String.raw`(?: (?:just now|right now|now|today|tonight|last night|this (?:morning|afternoon|evening)|(?:a few|\d+|five|ten) min(?:ute)?s ago|an hour ago|adesso|ora|oggi|stamattina|stasera|stanotte|poco fa|un'ora fa|in questo momento))?`;

const MINE = '{mine}';

function only({ of, says }: Told): RegExp {
  const sentences = says.map((said) =>
    of === undefined || said.includes(MINE) ? said : `${MINE} ${said}`,
  );
  const told = sentences.join('|').replaceAll(MINE, mine(of ?? ''));
  return new RegExp(String.raw`^${ANIMAL}${HELLO}${THINKS}(?:${told})${NOW}[.,! ]*$`);
}

const compiled = new WeakMap<Told, RegExp>();

function patternOf(told: Told): RegExp {
  const known = compiled.get(told) ?? only(told);
  compiled.set(told, known);
  return known;
}

/**
 * Whether a message tells one thing of the owner's animal and nothing else: no harmless message
 * consists of "my goat has a prolapse" alone, whereas any further word may put it into the past, a
 * film or a question.
 * @param text folded.
 * @param animals that it is about.
 */
export const isPlainlyTold = (
  text: string,
  animals: ReadonlySet<Animal>,
  told: readonly Told[] = [],
): boolean => told.some((one) => concerns(one.animals ?? [], animals) && patternOf(one).test(text));
