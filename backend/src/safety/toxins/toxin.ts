import type { Animal } from '../animals.js';
import type { Text } from '../rule.js';

/** How bad a dose is; the cut-offs between the levels are rounded to the safe side. */
export type DoseLevel = 'none' | 'mild' | 'severe' | 'lethal-risk';

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

/** One shape a substance comes in, with what it holds. */
export interface Form {
  /** Folded words; a star ends a stem ("cioccolat*"). */
  names: readonly string[];
  /** mg of the substance per gram of product; 1000 when left out (the product is the substance). */
  mgPerGram?: number;
  /** Grams per ml, for cups and spoons and liquids; 0.6 when left out (loose solids). */
  gramsPerMl?: number;
  /** mg of the substance per ml, for medicines sold as syrup or drops. */
  mgPerMl?: number;
  /** Grams of product in one counted unit. */
  grams?: Partial<Record<CountUnit, number>>;
  /** mg of the substance in one counted unit (tablets, cigarettes). */
  mg?: Partial<Record<CountUnit, number>>;
  /** Taken for eaten when no amount is told. */
  assume?: { mg: number; what: Text };
  /** Least level while the amount is unknown; severe when left out. */
  floor?: DoseLevel;
  /** mg per gram for each percent on the label (cocoa, alcohol, bait). */
  perPercent?: number;
  /** Percentages under it say nothing of this form. */
  minPercent?: number;
  /** Gives way to a more exact form of the same substance named elsewhere in the question. */
  generic?: true;
}

/** Least dose of each level, in mg per kg of body weight (or mg in all when `perAnimal`); 0 is any amount. */
export interface DoseRow {
  /** Left out: every animal that no other row names. */
  animals?: readonly Animal[];
  mild: number;
  severe: number;
  lethal: number;
  perAnimal?: true;
  /** Instead of the reason of the substance. */
  reason?: Text;
  source: Source;
}

export type ToxinRoute = 'mouth' | 'skin' | 'contact' | 'air';

export interface Substance {
  id: string;
  name: Text;
  forms: readonly Form[];
  route: ToxinRoute;
  rows: readonly DoseRow[];
  /** Known to stay well; every other animal without a row is not judged. */
  harmlessFor?: readonly Animal[];
  reason: Text;
  /** When which signs begin. */
  onset: Text;
  actions: readonly Text[];
  donts: readonly Text[];
  sources: readonly Source[];
}

export const NEVER = Number.POSITIVE_INFINITY;
export const ANY = 0;
