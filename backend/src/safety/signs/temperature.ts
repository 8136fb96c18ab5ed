const NUMBER = String.raw`(\d{2,3}(?:[.,]\d{1,2})?)(?: e (mezz[oa]|\d))?`;
const IS = String.raw`(?:(?:of|at|is|was|now|about|around|nearly|almost|over|above|reads?|says?|a|di|e|era|alta|quasi|circa|sopra|oltre|segna|dice) |[:=] ?)*`;
const ITS = String.raw`(?:his|her|its|their|dog's|cat's|rabbit's|sua|suo|rettale|corporea|rectal|body)`;

/** A measured body temperature; not that of a room, a day or a terrarium. */
const MEASURED = [
  String.raw`\b(?:fever|febbre),? ${IS}${NUMBER}`,
  String.raw`\b(?:has|have|had|having|with|running|got|ha|aveva|con) (?:an? |la |una )?temp(?:erature?|eratura)?,? ${IS}${NUMBER}`,
  String.raw`\b${ITS} (?:rectal |body )?temp(?:erature?|eratura)?,? ${IS}${NUMBER}`,
  String.raw`\btemp(?:erature?|eratura) (?:${ITS}|d[ei]l (?:cane|gatto|coniglio)|della (?:cagna|gatta|coniglia)),? ${IS}${NUMBER}`,
  String.raw`\b(?:thermometer|termometro) ${IS}${NUMBER}`,
  String.raw`\b${NUMBER}(?: ?(?:°|degrees?|gradi) ?[cf]?)? (?:of |di )?(?:fever|febbre)`,
].map((pattern) => new RegExp(pattern, 'g'));

/** Degrees Celsius that a living body can have. */
const [LEAST, MOST] = [33, 44];
/** No living body is this warm in degrees Celsius: such a figure is in Fahrenheit. */
const FAHRENHEIT_FROM = 90;

const celsius = (value: number): number =>
  value >= FAHRENHEIT_FROM ? ((value - 32) * 5) / 9 : value;

/**
 * The highest body temperature that a folded text states, in degrees Celsius ("104 F" is 40);
 * `null` for none, or for a figure that no living body has.
 */
export function bodyTemperatureIn(text: string): number | null {
  const told = MEASURED.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, number = '', more]) => {
      const part = more === undefined ? 0 : /\d/.test(more) ? Number(more) / 10 : 0.5;
      return celsius(Number(number.replace(',', '.')) + part);
    }),
  ).filter((value) => value >= LEAST && value <= MOST);
  return told.length > 0 ? Math.max(...told) : null;
}
