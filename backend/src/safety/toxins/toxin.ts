import type { Animal } from '../animals.js';
import type { DoseLevel } from '../../contract/chat.js';
import type { Text } from '../rule.js';
import type { Span } from '../../language/text.js';

/** From harmless to deadly; the cut-offs between the levels are rounded to the safe side. */
export const DOSE_LEVELS: readonly DoseLevel[] = ['none', 'mild', 'severe', 'lethal-risk'];

export type CountUnit =
  | 'item'
  | 'bar'
  | 'square'
  | 'piece'
  | 'tablet'
  | 'pack'
  | 'clove'
  | 'handful'
  | 'leaf'
  | 'slice'
  | 'egg'
  | 'cookie'
  | 'bite'
  | 'block'
  | 'sachet'
  | 'bulb';

export interface Source {
  publisher: string;
  title: string;
  page?: string;
}

/** A content, or the least and the most of it where the product varies. */
export type Measure = number | readonly [least: number, most: number];

export interface Range {
  least: number;
  most: number;
}

/** One shape a substance comes in, with what it holds. */
export interface Form {
  /** Folded words; a star ends a stem ("cioccolat*"). */
  names: readonly string[];
  /** Name of the substance in answers, where it is finer than the substance's id. */
  as?: string;
  /** mg of the substance per gram of product; 1000 when left out (the product is the substance). */
  mgPerGram?: number;
  /** Grams per ml, for cups and spoons and liquids; 0.6 when left out (loose solids). */
  gramsPerMl?: number;
  /** mg of the substance per ml, for medicines sold as syrup or drops. */
  mgPerMl?: number;
  /** Grams of product in one counted unit. */
  grams?: Partial<Record<CountUnit, Measure>>;
  /** mg of the substance in one counted unit (tablets, cigarettes). */
  mg?: Partial<Record<CountUnit, Measure>>;
  /** mg that an animal may have found at most when no amount is told; without a limit when left out. */
  most?: number;
  /** mg per gram for each percent on the label (cocoa, alcohol, bait). */
  perPercent?: number;
  /** Instead of `as` when a percentage is told. */
  asPercent?: string;
  /** Percentages under it say nothing of this form. */
  minPercent?: number;
  /** Sold in strengths too far apart for a guess when none is told. */
  isDosed?: true;
  /** The substance itself: its mass, when told, counts alone, whatever product held it. */
  pure?: true;
  /** Words beside a generic mention that tell this form ("Easter egg, milk"). */
  hint?: RegExp;
  /** Counts only where this stands anywhere in the question. */
  within?: RegExp;
  /** Gives way to a more exact form of the same substance named elsewhere in the question. */
  generic?: true;
  /** The name says by itself that it happened ("been poisoned"). */
  tellsEvent?: true;
}

/** Least dose of each level, in mg per kg of body weight (or mg in all when `perAnimal`); 0 is any amount. */
export interface DoseRow {
  /** Left out: every animal that no other row names. */
  animals?: readonly Animal[];
  mild: number;
  severe: number;
  lethal: number;
  perAnimal?: true;
  /** An emergency at any dose, also where the scale calls it mild. */
  neverSafe?: true;
  /** Instead of the reason of the substance. */
  reason?: Text;
  source: Source;
}

/** How it reaches an animal; `spill` is by mouth or by what is licked off the coat and paws. */
export type ToxinRoute = 'mouth' | 'spill' | 'skin' | 'contact' | 'air';

export interface Substance {
  id: string;
  name: Text;
  forms: readonly Form[];
  route: ToxinRoute;
  rows: readonly DoseRow[];
  /** Known to stay well; every other animal without a row is not judged. */
  harmlessFor?: readonly Animal[];
  /** Words after which any amount is a risk to life ("seed" of a sago palm). */
  worstPart?: RegExp;
  /** Words after which it was contact alone, a level below the direct one. */
  faintContact?: RegExp;
  /** A whole packet, a tube or five at once of what is else mild counts as severe. */
  graveWhenMuch?: true;
  /** "Some tablets", "a plant": gives way to whatever is named more exactly. */
  isVague?: true;
  /** What vets give too: `ordered` only when a vet ordered it, `own` always the animal's own. */
  medicine?: 'ordered' | 'own';
  reason: Text;
  /** When which signs begin. */
  onset: Text;
  actions: readonly Text[];
  donts: readonly Text[];
  sources: readonly Source[];
}

export const NEVER = Number.POSITIVE_INFINITY;
export const ANY = 0;

/** A place where a substance is named. */
export interface Mention extends Span {
  substance: Substance;
  form: Form;
  /** Index of its first token, and of the one after its last. */
  from: number;
  to: number;
}

/** Names of one form, written with commas. */
export const listed = (names: string): readonly string[] => names.trim().split(/\s*,\s*/);
