import { ENGLISH_FURTHER, FOODS, ITALIAN_FURTHER, oneOf, PETS } from './ordinary-meal.data.js';
import { FOODS as TOXIC_FOODS } from './toxins/foods.data.js';

/** Poison to dogs; the animals that they do not harm are said beside the doses. */
const GRAPES = {
  en: '(?:grapes?|raisins?|sultanas?)',
  it: '(?:(?:(?:acin[oi]|chicc(?:o|hi)) d )?(?:uva(?: passa)?|uvett[ae])|chicc(?:o|hi) di uvetta)',
};
const SPARED_BY_GRAPES: ReadonlySet<string> = new Set(
  TOXIC_FOODS.find(({ id }) => id === 'grape')?.harmlessFor,
);

const english = (food: string): string =>
  [
    `(?:(?:my|our|the) (?:\\w+ )?${PETS.en}|he|she|it)`,
    '(?: has| have| had| is| just)* (?:ate|eaten|eating|eats|had|stole|stolen|finished)',
    '(?: just)?(?: all| both)?(?: of)?(?: an?| the| some| his| her| its| my| one| two| three)?',
    `(?: few)?(?: (?:bit|bits|piece|pieces|slice|bite|spoonful|crumbs?) of)?(?: his| her| my)? ${food}`,
    `(?: ${oneOf([
      'today',
      'yesterday',
      'this morning',
      'tonight',
      'last night',
      'just now',
      'again',
      'as usual',
      'is (?:that|this|it) (?:ok|okay|bad|safe|fine|alright)',
      'and then slept',
      'and (?:he |she |it )?(?:is|seems|s) (?:fine|ok|okay|happy|well)',
      'and (?:he |she )?loved it',
    ])})*`,
  ].join('');

const italian = (food: string): string =>
  [
    `(?:(?:(?:il|la|lo) )?(?:mi[oa] |nostr[oa] )?${PETS.it} )?`,
    '(?:ha (?:appena )?(?:mangiato|rubato|finito)|mangia)',
    '(?: tutt[oaie])?(?: un(?:[ao])?| del(?:l[oae]?)?| de[il]| degli| il| l[oae]| i| gli| due| tre| qualche)?',
    `(?: su[oa]| sue)?(?: (?:po|pezzo|pezzetto|fetta|boccone|cucchiaio) d[ie])? ${food}`,
    `(?: ${oneOf([
      'oggi',
      'ieri',
      'stamattina',
      'stasera',
      'ora',
      'adesso',
      'di nuovo',
      'come sempre',
      'va bene',
      'e sta bene',
      'fa male',
      'e pericoloso',
      'poi ha dormito',
      'e felice',
    ])})*`,
  ].join('');

/** "And cucumber", "ok e le zucchine invece": a food after a question about another one. */
const ENGLISH_ALSO = `(?:(?:ok|okay|and|so|what about|how about|maybe) )+(?:the |some |a |an )?(?:${FOODS.en}|${ENGLISH_FURTHER})(?: (?:then|too|instead|as well|ok))*`;
const ITALIAN_ALSO = `(?:(?:ok|e|ma|anche|invece|allora|magari) )+(?:il |lo |la |l |i |gli |le |un |una |del |della |dello |delle |dei )?(?:${FOODS.it}|${ITALIAN_FURTHER})(?: (?:invece|si|allora|va bene))*`;

const ORDINARY = new RegExp(
  `^(?:${english(FOODS.en)}|${italian(FOODS.it)}|${ENGLISH_ALSO}|${ITALIAN_ALSO})$`,
);
const OF_GRAPES = new RegExp(`^(?:${english(GRAPES.en)}|${italian(GRAPES.it)})$`);
/** Left over, it is a lost appetite or a missed dose: "she did not eat her hay, I found it all". */
const LEFT_OVER = oneOf([
  FOODS.en,
  FOODS.it,
  'feed|pellets?|oats?|mash|veg(?:gies|etables)?|cavol[oi]|biada|mangime|pappa|crocchette|cibo|colazione|cena|pranzo|verdur[ae]|umido',
  'insulina?|medicines?|medication|meds|dose|drops|medicin[ae]|farmac[oi]|terapia|gocce',
]);
/** Some of it was taken: "both", "the other one". */
const A_PART = oneOf([
  'both|all|every|each|half|most|rest|other|others|another|last|first|second|third|two|three|four|five|whole',
  'tutt[oaie]|entramb[ie]|meta|mezz[oa]|resto|altr[oaie]|ultim[oaie]|prim[oa]|second[oa]|terz[oa]|due|tre|quattro|cinque|inter[oa]',
]);
const THING = `(?:(?!${A_PART} |l[oaie]? )\\w+ ){1,2}(?<!\\b${LEFT_OVER} )`;
/** "He did not eat the chocolate, I found it all": nothing was taken. */
const NOT_EATEN = new RegExp(
  `^(?:(?:(?:my|our|the) (?:\\w+ )?${PETS.en}|he|she|it) (?:did not|didn t|has not|hasn t) (?:eat|eaten|swallow|swallowed|take|taken|touch|touched) (?:the |my |any |our )?${THING}(?:i|we) (?:have |ve )?(?:just )?found (?:it|them|all of it|all of them)(?: all)?(?: again)?` +
    `|(?:(?:(?:il|la) )?(?:mi[oa] |nostr[oa] )?${PETS.it} )?non ha (?:mangiato|ingoiato|preso|toccato) (?:il |lo |la |l |i |gli |le |un |una )?${THING}(?:l |lo |la |li |le )?(?:ho|abbiamo) (?:ri)?trovat[oaie](?: tutt[oaie])?)$`,
);
/** "500 raisins" or "all the grapes" are no ordinary meal. */
const MANY = /\d\d|\b(?:all|tutt[oaie])\b/;

/**
 * Whether a message says only that an animal ate its own or a harmless food, or names such a food
 * after another one, or that what was missing has been found. Every word has to be known: a message
 * that says anything else is not one.
 * @param text folded.
 * @param animals that it is about, for a food that harms only some.
 */
export function tellsOrdinaryMeal(text: string, animals: ReadonlySet<string> = new Set()): boolean {
  const words = text
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^l /, '');
  if (ORDINARY.test(words) || NOT_EATEN.test(words)) return true;
  const isSpared = animals.size > 0 && [...animals].every((one) => SPARED_BY_GRAPES.has(one));
  return isSpared && OF_GRAPES.test(words) && !MANY.test(text);
}
