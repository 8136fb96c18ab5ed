const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

const PETS = {
  en: oneOf([
    ...['dog', 'puppy', 'pup', 'cat', 'kitten', 'rabbit', 'bunny', 'hamster', 'guinea pig'],
    ...['gerbil', 'rat', 'parrot', 'budgie', 'canary', 'bird', 'tortoise', 'pony', 'horse'],
  ]),
  it: oneOf([
    ...['can[ei]', 'cagnolin[oa]', 'cucciol[oa]', 'gatt[oaie]', 'gattin[oa]', 'conigli(?:o|etto)'],
    ...['criceto', 'cavia', 'ratto', 'pappagall(?:o|ino)', 'canarino', 'tartaruga', 'cavallo'],
  ]),
};

/** Harmless to every animal in an ordinary amount; the handbook answers whether they are healthy. */
const FOODS = {
  en: oneOf([
    ...['cheese', 'bread', 'toast', 'chicken', 'turkey', 'beef', 'rice', 'pasta', 'eggs?', 'tuna'],
    ...['salmon', 'fish', 'yog(?:h)?urt', 'carrots?', 'apples?', 'bananas?', 'pears?', 'peas'],
    ...['strawberr(?:y|ies)', 'blueberr(?:y|ies)', 'melon', 'watermelon', 'cucumber', 'pumpkin'],
    ...['lettuce', 'parsley', 'basil', 'hay', 'grass', 'dandelions?', 'snow', 'ice', 'ice cubes?'],
    ...[
      '(?:dog |cat )?treats?',
      '(?:dog |cat )biscuits?',
      'kibbles?',
      '(?:dog |cat |wet |dry )?food',
    ],
    ...['breakfast', 'lunch', 'dinner', 'supper', 'meal', 'sunflower seeds?', 'green beans'],
  ]),
  it: oneOf([
    ...['formaggio', 'pane', 'pollo', 'tacchino', 'manzo', 'riso', 'pasta', 'uov[oa]', 'tonno'],
    ...['salmone', 'pesce', 'yogurt', 'carot[ae]', 'mel[ae]', 'banan[ae]', 'per[ae]', 'piselli'],
    ...['fragol[ae]', 'mirtill[oi]', 'melone', 'anguria', 'cetriol[oi]', 'zucca', 'insalata'],
    ...['lattuga', 'prezzemolo', 'basilico', 'fieno', 'erba', 'tarassaco', 'neve', 'ghiaccio'],
    ...[
      'cubett[oi] di ghiaccio',
      'premiett[oi]',
      'biscott[oi] per (?:cani|gatti)',
      'crocchett[ae]',
    ],
    ...['pappa', 'cibo', 'cena', 'colazione', 'pranzo', 'sem[ei] di girasole', 'fagiolini'],
  ]),
};

const ENGLISH = [
  `(?:(?:my|our|the) (?:\\w+ )?${PETS.en}|he|she|it)`,
  '(?: has| have| had| is| just)* (?:ate|eaten|eating|eats|had|stole|stolen|finished)',
  '(?: just)?(?: all| both)?(?: of)?(?: an?| the| some| his| her| its| my| one| two)?',
  `(?: few)?(?: (?:bit|bits|piece|pieces|slice|bite|spoonful|crumbs?) of)?(?: his| her| my)? ${FOODS.en}`,
  `(?: ${oneOf([
    ...['today', 'yesterday', 'this morning', 'tonight', 'last night', 'just now', 'again'],
    ...['as usual', 'is (?:that|this|it) (?:ok|okay|bad|safe|fine|alright)', 'and then slept'],
    ...[
      'and (?:he |she |it )?(?:is|seems|s) (?:fine|ok|okay|happy|well)',
      'and (?:he |she )?loved it',
    ],
  ])})*`,
].join('');

const ITALIAN = [
  `(?:(?:(?:il|la|lo) )?(?:mi[oa] |nostr[oa] )?${PETS.it} )?`,
  '(?:ha (?:appena )?(?:mangiato|rubato|finito)|mangia)',
  '(?: tutt[oaie])?(?: un(?:[ao])?| del(?:l[oae]?)?| de[il]| degli| il| l[oae]| i| gli| due| qualche)?',
  `(?: su[oa]| sue)?(?: (?:po|pezzo|pezzetto|fetta|boccone|cucchiaio) d[ie])? ${FOODS.it}`,
  `(?: ${oneOf([
    ...['oggi', 'ieri', 'stamattina', 'stasera', 'ora', 'adesso', 'di nuovo', 'come sempre'],
    ...['va bene', 'e sta bene', 'fa male', 'e pericoloso', 'poi ha dormito', 'e felice'],
  ])})*`,
].join('');

/** Foods that only count where they are asked about: a peach that was eaten had a stone. */
const ENGLISH_FURTHER = oneOf([
  ...['courgettes?', 'kale', 'spinach', 'celery', 'fennel', 'broccoli', 'peppers?', 'lentils'],
  ...['kiwi', 'pineapple', 'mango', 'peach(?:es)?', 'raspberr(?:y|ies)', 'oranges?', 'ham'],
  ...['fruit', 'veg(?:gies|etables)?', 'greens', 'salad', 'water', 'peels?', 'skins?', 'rinds?'],
]);
const ITALIAN_FURTHER = oneOf([
  ...['zucchin[ae]', 'spinaci', 'sedano', 'finocchio', 'radicchio', 'peperon[ei]', 'lenticchie'],
  ...['kiwi', 'ananas', 'mango', 'pesc(?:a|he)', 'lampon[ei]', 'aranc(?:ia|e)', 'prosciutto'],
  ...['frutta', 'verdur[ae]', 'acqua', 'bucc(?:ia|e)'],
]);
/** "And cucumber", "ok e le zucchine invece": a food after a question about another one. */
const ENGLISH_ALSO = `(?:(?:ok|okay|and|so|what about|how about|maybe) )+(?:the |some |a |an )?(?:${FOODS.en}|${ENGLISH_FURTHER})(?: (?:then|too|instead|as well|ok))*`;
const ITALIAN_ALSO = `(?:(?:ok|e|ma|anche|invece|allora|magari) )+(?:il |lo |la |l |i |gli |le |un |una |del |della |dello |delle |dei )?(?:${FOODS.it}|${ITALIAN_FURTHER})(?: (?:invece|si|allora|va bene))*`;

const ORDINARY = new RegExp(`^(?:${ENGLISH}|${ITALIAN}|${ENGLISH_ALSO}|${ITALIAN_ALSO})$`);

/**
 * Whether a message tells nothing but that an animal ate its own or a harmless food, or names such
 * a food after another one. Every word has to be known: a message that says anything else is not
 * one.
 * @param text folded.
 */
export const tellsOrdinaryMeal = (text: string): boolean =>
  ORDINARY.test(
    text
      .replace(/[^a-z]+/g, ' ')
      .trim()
      .replace(/^l /, ''),
  );
