import { any, rx, type NeverSaidRule } from './never-said-rule.js';

const GRAPES = ['grapes?', 'raisins?', 'sultanas?', '(?<!black |red )currants?', 'uva', 'uvetta'];

/** Poisons of which no amount is known to be safe for a dog or a cat. */
const NEVER_SAFE = any(
  ...GRAPES,
  'xylitol',
  'xilitolo',
  'birch sugar',
  'antifreeze',
  'ethylene glycol',
  'antigelo',
  '(?:rat|mouse) (?:poison|bait)',
  'rodenticides?',
  'topicid[ai]',
  'veleno per topi',
  'slug (?:pellets?|bait)',
  'metaldehyde',
  'lumachicid[ai]',
  'metaldeide',
  'permethrin',
  'permetrina',
  'tea tree(?: oil)?',
  '(?<!peace |peruvian |calla )lil(?:y|ies)',
  'gigli?o?(?! (?:della pace|peruvian))',
);

/** Foods that are poisons too, which nobody should give on purpose. */
const FOOD = any(
  ...GRAPES,
  'xylitol',
  'xilitolo',
  'chocolate',
  'cocoa',
  'cioccolat\\w+',
  'cacao',
  'onions?',
  'cipoll\\w+',
  'garlic(?!-)',
  'aglio',
  'chives',
  'erba cipollina',
  'leeks?',
  'porr[io]',
  'macadamia\\w*',
);

const HARMLESS = any(
  'safe',
  'fine',
  'ok',
  'okay',
  'harmless',
  'healthy',
  'good',
  'non-?toxic',
  'no problem',
  'not (?:really |that |very |actually |at all )?(?:toxic|poisonous|dangerous|harmful|a problem)',
  'tolerated',
  'tollerat[aeoi]',
  'sicur[aeoi]',
  'innocu[aeoi]',
  'tranquill[aeoi]',
  'san[aeoi]',
  'consentit[aeoi]',
);
const IS = String.raw`(?:is|are|'s|can be|would be|should be|will be|e|sono|puo essere|possono essere)`;
const NO_HARM = String.raw`(?:(?:isn't|aren't|wasn't) (?:\w+ )?(?:toxic|poisonous|dangerous|harmful|a problem)|(?:will not|won't|does not|doesn't|do not|don't|cannot|can't|would not|wouldn't|is not going to|isn't going to|are not going to|aren't going to) (?:\w+ )?(?:hurt|harm|poison|kill|bother|be a problem|matter)|non (?:gli |le |ti )?(?:fa|fanno|fara|faranno|puo fare|possono fare) (?:alcun |nessun )?(?:male|danno|danni|nulla|niente)|non (?:e|sono) (?:\w+ )?(?:tossic|velenos|pericolos|nociv|dannos)[aeoi])`;

/** "Fine for people", or a sentence that only asks. */
const NOT_FOR_PETS =
  /\b(?:for|to|in) (?:people|humans?|us|adults|children|you)\b|\bper (?:le persone|l'uomo|gli umani|noi)\b|\bwhether\b|\bhow (?:much|many)\b|\bquant[aeio]\b|\?\s*$/;

const FEED = String.raw`\b(?:giv(?:e|ing)|feed(?:ing)?|offer(?:ing)?|(?:let|have) (?:him|her|it|them|your \w+) (?:have|eat|try)|(?:can|may|could) (?:safely )?(?:eat|have|enjoy|try|share)|add(?:ing)?|mix(?:ing)?|sprinkl\w+|condivid\w+|dai|dagli|dalle|dare|dargli|darle|offri\w*|aggiung\w+|mescola\w*|(?:puo|possono) (?:mangiare|assaggiare|avere))\b`;
const LEFT_OUT =
  /\b(?:never|mai|reach|bin|bag|portata|via|lontan[oaie]|sacchetto|powder-free|without|free of|no (?:added |more )?(?:onions?|garlic|chives|grapes?|raisins?|xylitol|chocolate)|but not|instead of|rather than|senza|priv[oaei] di|ma non|al posto d\w*|anziche|invece d\w*)\b/;

/** A flea product for dogs, which can kill a cat. */
const FOR_DOGS = String.raw`\b(?:dogs?'?s?|canine)\b(?: \w+){0,2}? (?:spot-?ons?|flea\w*|ticks?|pipettes?|drops|collars?|wormers?|products?|treatments?)|\b(?:antiparassitari?o?|antipulci|spot-?on|pipett[ae]|prodott[oi]|collar[ei]|gocce)\b(?: \w+){0,2}? (?:per (?:i )?cani|da cani?|del cane)\b`;
const FOR_A_CAT = String.raw`(?:on|to|for|with|between|among|su|sul|sulla|per|al|alla|con) (?:(?:your|the|a|my|two|both|tuo|tua|il|la|i|le|un|una) ?){0,2}(?:cats?|kittens?|gatt\w+|mici\w*)\b`;
const APPLY = String.raw`\b(?:us(?:e|ing)|apply(?:ing)?|put(?:ting)?|giv(?:e|ing)|try(?:ing)?|divid\w+|split\w*|usa\w*|applica\w*|metti\w*|mettere|dai|dividi\w*|prova\w*)\b`;

const BY_MISTAKE = /\b(?:by mistake|accident\w*|if you|per sbaglio|per errore|se (?:l')?hai)\b/;

/** A poison called harmless or offered as food, and a dog's flea product for a cat. */
export const POISONS: readonly NeverSaidRule[] = [
  {
    reason: 'poison',
    kind: 'statement',
    find: rx(
      `\\b${NEVER_SAFE}\\b[^.!?;:\\n]{0,40}?\\b(?:${IS}(?: \\w+){0,3}? ${HARMLESS}|${NO_HARM})(?!\\w)`,
    ),
    unless: NOT_FOR_PETS,
  },
  {
    reason: 'poison',
    kind: 'order',
    find: rx(`${FEED}[^.!?;:\\n]{0,50}?\\b${FOOD}\\b`),
    unless: new RegExp(`${LEFT_OUT.source}|${NOT_FOR_PETS.source}`),
  },
  {
    reason: 'medicine',
    kind: 'order',
    find: rx(`${APPLY}[^.!?;:\\n]{0,50}?(?:${FOR_DOGS})[^.!?;:\\n]{0,50}?\\b${FOR_A_CAT}`),
    unless: BY_MISTAKE,
  },
  {
    reason: 'medicine',
    kind: 'statement',
    find: rx(
      `(?:${FOR_DOGS})[^.!?;:\\n]{0,40}?\\b(?:${IS}(?: \\w+){0,3}? ${HARMLESS}|works?|va|vanno|funziona\\w*)\\b[^.!?;:\\n]{0,30}?\\b${FOR_A_CAT}`,
    ),
  },
];

/** Their words for `RISKY_WORDS`. */
export const POISON_WORDS: readonly string[] = [
  'grape*',
  'raisin*',
  'sultana*',
  'currant*',
  'uva',
  'uvetta',
  'xylitol',
  'xilitolo',
  'birch',
  'antifreeze',
  'ethylene',
  'antigelo',
  'rat',
  'mouse',
  'rodenticide*',
  'topicid*',
  'veleno',
  'slug*',
  'metaldehyde',
  'metaldeide',
  'lumachicid*',
  'permethrin',
  'permetrina',
  'tea',
  'lily',
  'lilies',
  'gigli*',
  'chocolate*',
  'cocoa',
  'cioccolat*',
  'cacao',
  'onion*',
  'cipoll*',
  'garlic*',
  'aglio',
  'chives',
  'erba',
  'leek*',
  'porri',
  'porro',
  'spot*',
  'macadamia*',
  'flea*',
  'tick*',
  'pipett*',
  'collar*',
  'wormer*',
  'antiparassitar*',
  'antipulci',
  'gocce',
  'product*',
  'prodott*',
];
