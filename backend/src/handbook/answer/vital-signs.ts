import type { Subject } from './subject.js';

export interface VitalSigns {
  /** Degrees Celsius, at rest. */
  temperature: readonly [number, number];
  /** Beats a minute. */
  heart: readonly [number, number];
  /** Breaths a minute. */
  breaths: readonly [number, number];
}

/** A value that a question states. */
export interface Measured {
  sign: keyof VitalSigns;
  /** Degrees Celsius, or a count per minute. */
  value: number;
  /** As the owner wrote it. */
  words: string;
}

const SMALL_DOG_KG = 15;

const COUNTED: readonly (readonly [keyof VitalSigns, RegExp])[] = [
  ['breaths', /(\d+) (?:breaths?|respiri|atti respiratori)/i],
  ['heart', /(\d+) (?:beats|heartbeats|bpm|battiti)/i],
];
const DEGREES =
  /(?<![\d.,])(\d{2,3}(?:[.,]\d{1,2})?) ?(?:°|degrees|gradi|celsius|fahrenheit)(?: ?[cf]\b)?/i;
/** Words for other things with a temperature: weather, rooms and water. */
const SURROUNDINGS =
  /\b(?:house|home|flat|rooms?|kitchen|inside|indoors?|out(?:side|doors?)|garden|balcony|shade|summer|weather|heat\w*|(?:too|so|very|it[’']?s) hot|cages?|hutch|tank|water|bath|terrarium|vivarium|aquarium|casa|appartamento|stanz[ae]|camera|cucina|fuori|dentro|giardino|balcone|macchina|sole|ombra|estate|tempo|caldo|afa|gabbi[ae]|conigliera|vasca|acqua|bagno|terrario|acquario|ci sono|fanno)\b/i;
/** Words right before the degrees that show a body temperature. */
const OF_BODY =
  /\b(?:fever|febbre|(?:he|she) (?:has|is|was)|(?:he|she)[’']s|(?:his|her|its|rectal|body) temp\w*|temp\w* (?:corporea|rettale))\b[^.,;!?\d]{0,20}$/i;
/** Minimum degrees Celsius of a sick animal; less is a room's, unless it is called a fever. */
const COLDEST = 33;
/** No living body is this warm in degrees Celsius: such a figure is in Fahrenheit. */
const FAHRENHEIT_FROM = 90;

/**
 * Ranges at rest: MSD Veterinary Manual, Tufts HeartSmart, WabbitWiki (Harcourt-Brown), rabbit.org.
 */
const RANGES: Record<string, VitalSigns> = {
  largeDog: { temperature: [38, 39.2], heart: [60, 100], breaths: [10, 30] },
  smallDog: { temperature: [38, 39.2], heart: [100, 140], breaths: [10, 30] },
  puppy: { temperature: [38, 39.2], heart: [120, 160], breaths: [15, 30] },
  gatto: { temperature: [38, 39.2], heart: [140, 220], breaths: [20, 30] },
  coniglio: { temperature: [38.5, 40], heart: [180, 300], breaths: [30, 60] },
  'guinea-pig': { temperature: [37.2, 39.5], heart: [230, 310], breaths: [42, 105] },
  ferret: { temperature: [37.8, 40], heart: [200, 400], breaths: [33, 36] },
};

/** Normal values for this animal at rest; `null` without a confirmed range. */
export function vitalSigns({ species, animal, stage, weightKg }: Subject): VitalSigns | null {
  if (species !== 'cane') return RANGES[animal ?? species] ?? null;
  if (stage === 'young') return RANGES['puppy'] ?? null;
  if (weightKg === null) return null;
  return RANGES[weightKg < SMALL_DOG_KG ? 'smallDog' : 'largeDog'] ?? null;
}

/** The value of a vital sign that a question states; `null` if none, as for a room's degrees. */
export function measuredIn(question: string): Measured | null {
  for (const [sign, pattern] of COUNTED) {
    const found = pattern.exec(question);
    if (found) return { sign, value: Number(found[1]), words: found[0] };
  }
  const found = DEGREES.exec(question);
  if (!found) return null;
  const value = celsius(Number((found[1] ?? '').replace(',', '.')));
  const isOfBody = OF_BODY.test(question.slice(0, found.index));
  if (!isOfBody && (value < COLDEST || SURROUNDINGS.test(question))) return null;
  return { sign: 'temperature', value, words: found[0] };
}

const celsius = (degrees: number): number =>
  degrees < FAHRENHEIT_FROM ? degrees : ((degrees - 32) * 5) / 9;
