import { hoofedNames } from '../../language/animals.js';

/** What a message says about who strains, and at what. */
export const EFFORTS = ['strainsElsewhere', 'maleStrains'] as const;

type Effort = (typeof EFFORTS)[number];

/** In the notation of meanings, in English and Italian. */
export const STRAIN = ['strain, strains, straining, strained', 'si sforza, spinge'] as const;
const STRAINS = String.raw`\b(?:${STRAIN.join(', ').replaceAll(', ', '|')}|push(?:es|ing))\b`;
/** Hoofed young as alternatives: kids and piglets too, and a newborn of any kind. */
export const HOOFED_YOUNG = String.raw`${hoofedNames('young')}|kids?|piglets?|newborns?|neonat\w+|appena nat\w`;
const YOUNG = String.raw`(?:\w+ ){0,2}(?:${HOOFED_YOUNG}|pup\w*|kit\w*|bab(?:y|ies)|young|afterbirth|placenta|cucciol\w+|gattin\w+|piccol\w+)\b`;
const TO_BEAR = String.raw`(?:lamb|kid|foal|calve|farrow|whelp|kindle|give birth|deliver|push|expel|get (?:it|them) out|far (?:uscire|nascere)|partorire|espellere|spingere)\b`;
/** After "strains": at the lead, to reach a toy, her head through the fence; not to give birth. */
const AT_SOMETHING = [
  String.raw`(?:at|against|over|towards?|through|past|under|into|contro|verso)\b`,
  String.raw`on (?!and off)`,
  String.raw`(?:to|di|per) (?!${TO_BEAR}|pass\b|urin|pee|wee|poo)`,
  String.raw`a \w+re\b`,
  String.raw`with (?:his|her|its|the) (?:head|nose|muzzle|horns?)\b`,
  String.raw`con (?:la|il|le|una) (?:testa|muso|corna|zamp\w+)\b(?! (?:fuori|posterior))`,
  String.raw`(?:l'|(?:the|his|her|its|my|our|an?|me|him|them|il|lo|la|i|gli|le|un[oa]?|fuori)\b(?: |(?! )))(?!${YOUNG}(?! (?:away|off|via)))`,
].join('|');
const BEARS_DOWN = new RegExp(
  String.raw`${STRAINS}(?! (?:(?:hard|forte|molto|ancora|still|so hard) )?(?:${AT_SOMETHING}))`,
);
const ANY_STRAIN = new RegExp(STRAINS);
/** A paw or a head that comes out of something else than the mother. */
const OUT_OF_A_THING =
  /\b(?:out of|from|through|under|over|dal|dalla|dalle|dai|sotto|attraverso)(?: the| a| his| her| its| my| la| il| una?| sua?)? ?(?:\w+ )?(?:door|fence|gate|cage|crate|carrier|box|sofa|couch|blanket|harness|bars|net|basket|bed|bag|window|hutch|hidey|hideout|wall|port[ae]|recint\w+|cancell\w+|gabbi\w+|trasportin\w+|copert\w+|divano|rete|cesta|cuccia|letto|finestr\w+|guinzaglio)\b/;

const MALE = String.raw`(?:${hoofedNames('male')}|(?<=\b(?:my|our|the|a) )males?|castrated|he|becco(?! (?:\w+ )?(?:apert|spalancat|chius|bl|viola))|castrato|maschio)`;
const BESIDE = String.raw`(?<!\b(?:with|by|to|near|beside|from|at|of|con|da|dal|al|vicino)(?: \w+)? )`;
/** The nearest animal before the effort is a male. */
const MALE_STRAINS = new RegExp(
  String.raw`${BESIDE}\b${MALE}(?:'s)?(?: (?!(?:${hoofedNames('mother')})\b)\w+){0,4} ${STRAINS}`,
);

const TOLD: Record<Effort, (text: string) => boolean> = {
  strainsElsewhere: (text) =>
    (ANY_STRAIN.test(text) && !BEARS_DOWN.test(text)) || OUT_OF_A_THING.test(text),
  maleStrains: (text) => MALE_STRAINS.test(text),
};

/**
 * Facts about an effort: a mother in labour strains at nothing, and is no male.
 * @param text folded.
 */
export const effortsOf = (text: string): Effort[] => EFFORTS.filter((fact) => TOLD[fact](text));
