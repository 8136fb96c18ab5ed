const NUMBER = String.raw`(\d{2,3}(?:[.,]\d{1,2})?)(?: e (mezz[oa]|\d))?`;
const IS = String.raw`(?:(?:of|at|is|was|now|about|around|nearly|almost|over|above|reads?|says?|a|di|e|era|only|just|has|have|had|been|dropped|fallen|fell|gone|went|down|up|to|sol[oai]|scesa|calata|salita|stata|(?:from|da) [\d.,]+(?: ?degrees| ?gradi)?|alta|quasi|circa|sopra|oltre|segna|dice) |[:=] ?)*`;
const PET = String.raw`(?:dog|cat|rabbit|bunny|bun|guinea pig|ferret|pup|puppy|kitten)`;
const OWN_PET = String.raw`(?:can[ei]|cagn\w+|gatt\w+|conigli\w+|cavi[ae]|furett\w+|cucciol\w+|${PET}s?)`;
/** Things whose temperature may be meant where a text only says that "it has" one. */
const THING = String.raw`(?:room|hutch|cage|tank|pond|pool|terrarium|vivarium|lamp|weather|water|milk|formula|food|bath|incubator|car|shed|garage|balcony|floor|mat|pad|bed|house|kennel|crate|stanza|casa|gabbia|acqua|latte|cibo|pappa|bagno|piscina|terrario|lampada|incubatrice|macchina|auto|balcone|pavimento|tappetin\w+|cuccia)`;
/** "Its" after "the milk for my kitten:" is the milk's. */
const OF_A_THING = String.raw`(?:^|[.!?;\n] ?|\b(?:has|have|with|ha|con) )(?:(?:the|an?|my|his|her|this|il|lo|la|una?|mi[oa]|su[oa]) |l')*${THING}\b[^.!?\n]{0,60}`;
const ITS = String.raw`(?:his|her|their|(?<!${OF_A_THING})\b(?:its|sua|suo)|${PET}'?s|rettale|corporea|rectal|body)`;
const OF_PET = String.raw`(?:d[ei]l|della|of) (?:mi[oa] |my |the )?${OWN_PET}(?: (?!${THING}\b|(?:is|was|has|e|era)\b)[a-z]+)?`;
const TEMPERATURE = '(?:temp(?:erature?|eratura)?)';

/** A temperature that is said to be the animal's. */
const ITS_OWN = [
  String.raw`\b${ITS} (?:rectal |body )?${TEMPERATURE}[,:]? ${IS}${NUMBER}`,
  String.raw`\b${TEMPERATURE} (?:${ITS}|${OF_PET})[,:]? ${IS}${NUMBER}`,
  String.raw`\b${TEMPERATURE}[,:]? ${IS}${NUMBER} ?(?:°|degrees|gradi)? ?c? ?[,(]?(?:rectal|rettale)`,
].map((pattern) => new RegExp(pattern, 'g'));
const NAME = String.raw`[a-z]+`;
const HAS = String.raw`(?:^|[.,;:!?\n] ?|\b(?:he|she|it|and|but|now|lui|lei|e|ma|ora|adesso|${OWN_PET}(?: (?!is\b|e\b)${NAME})?) ?)(?:has|had|got|'s got|has had|ha|aveva|ha avuto) (?:now |ora )?(?:an? |la |una )?`;
/**
 * "He has one", and so has what begins a sentence without a name, not a mat or a car; or of a name,
 * which may be a pet's.
 */
const PROBABLY_ITS_OWN = [
  String.raw`${HAS}${TEMPERATURE}[,:]? ${IS}${NUMBER}`,
  String.raw`${HAS}${NUMBER}(?: gradi)? di ${TEMPERATURE}`,
  String.raw`\b${NAME}'s (?:rectal |body )?${TEMPERATURE}[,:]? ${IS}${NUMBER}`,
  String.raw`\b${TEMPERATURE} di ${NAME} (?:e|era|ora|adesso) ${IS}${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'g'));
/** "It was 36.5 but now it is 38.4". */
const NOW = [
  new RegExp(
    String.raw`\b${TEMPERATURE}\b(?:[^.!?\n]|\.\d){0,40} (?:now|ora|adesso) (?:it(?:'s| is)? )?${IS}${NUMBER}\b(?!,?\d| ?(?:kg|kilos?|chili|g|gr|grams?|lbs?|cm|ml|min\w*|hours?|days?|weeks?|years?|ore|giorni|settiman\w+|anni)\b)`,
    'g',
  ),
];
/** A measured body temperature; not that of a room, a day or a terrarium. */
const MEASURED = [
  ...ITS_OWN,
  ...PROBABLY_ITS_OWN,
  ...NOW,
  ...[
    String.raw`\b(?:has|have|had|having|with|running|got|ha|aveva|con) (?:an? |la |una )?${TEMPERATURE},? ${IS}${NUMBER}`,
    String.raw`\b(?:fever|febbre),? ${IS}${NUMBER}`,
    String.raw`\b(?:thermometer|termometro) ${IS}${NUMBER}`,
    String.raw`\b${NUMBER}(?: ?(?:°|degrees?|gradi) ?[cf]?)? (?:of |di )?(?:fever|febbre)`,
  ].map((pattern) => new RegExp(pattern, 'g')),
];
/** Words of a place, the weather or a thing: "it has" may be said of these. */
const SURROUNDINGS = new RegExp(
  String.raw`\b(?:${THING}|outside|garden|terrace|beach|park|walk|today|summer|heat ?wave|fuori|giardino|terrazz\w+|spiaggia|parco|mare|passeggiata|oggi|estate|giugno|luglio|agosto)\b`,
);
/** A question about animals in general, or another time. */
const NOT_NOW =
  /\b(?:have|be|run|avere) (?:an? |la |una )?(?:normal )?temp|\b(?:normal\w* (?:for|per)|last|ago|scors[oa]|(?:settiman[ae]|mes[ei]|ann[oi]) fa)\b(?=[^.!?\n]*\btemp)/;

/** Degrees Celsius that a living body can have. */
const [LEAST, MOST] = [30, 44];
/** No living body is this warm in degrees Celsius: such a figure is in Fahrenheit. */
const FAHRENHEIT_FROM = 90;

const celsius = (value: number): number =>
  value >= FAHRENHEIT_FROM ? ((value - 32) * 5) / 9 : value;

function readWith(patterns: readonly RegExp[], text: string): number[] {
  return patterns
    .flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ([, number = '', more]) => {
        const part = more === undefined ? 0 : /\d/.test(more) ? Number(more) / 10 : 0.5;
        return celsius(Number(number.replace(',', '.')) + part);
      }),
    )
    .filter((value) => value >= LEAST && value <= MOST);
}

/**
 * The highest body temperature that a folded text states, in degrees Celsius ("104 F" is 40);
 * `null` for none, or for a figure that no living body has.
 */
export function bodyTemperatureIn(text: string): number | null {
  const told = readWith(MEASURED, text);
  return told.length > 0 ? Math.max(...told) : null;
}

/**
 * As `bodyTemperatureIn`, but `null` where the figure may be that of a room, a day, another time or
 * a mere question: in summer, a room is as warm as a cold animal.
 */
export function ownTemperatureIn(text: string): number | null {
  const measured = bodyTemperatureIn(text);
  if (measured === null || NOT_NOW.test(text)) return null;
  const isElsewhere = SURROUNDINGS.test(text);
  const own = readWith(isElsewhere ? ITS_OWN : [...ITS_OWN, ...PROBABLY_ITS_OWN], text);
  const now = own.length > 0 ? readWith(NOW, text).at(-1) : undefined;
  return now ?? (own.includes(measured) ? measured : null);
}
