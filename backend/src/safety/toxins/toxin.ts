import type { Animal } from '../animals.js';
import type { DoseLevel } from '../../contract/chat.js';
import type { Text } from '../rule.js';
import type { Span } from '../../language/text.js';

/** From harmless to deadly; the boundaries between levels are rounded to the safe side. */
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

/** A content, or its minimum and maximum if the product varies. */
export type Measure = number | readonly [least: number, most: number];

export interface Range {
  least: number;
  most: number;
}

/** A form that a substance comes in, with its content. */
export interface Form {
  /** Folded words; a star ends a stem ("cioccolat*"). */
  names: readonly string[];
  /** Name of the substance in answers, if more precise than the substance's id. */
  as?: string;
  /** mg of the substance per gram of product; 1000 if omitted (the product is the substance). */
  mgPerGram?: number;
  /** Grams per ml, for cups, spoons and liquids; 0.6 if omitted (loose solids). */
  gramsPerMl?: number;
  /** mg of the substance per ml, for medicines sold as syrup or drops. */
  mgPerMl?: number;
  /** Grams of product in one counted unit. */
  grams?: Partial<Record<CountUnit, Measure>>;
  /** mg of the substance in one counted unit (tablets, cigarettes). */
  mg?: Partial<Record<CountUnit, Measure>>;
  /** Maximum in mg that an animal may have found if no amount is stated; no limit if omitted. */
  most?: number;
  /** mg per gram for each percent on the label (cocoa, alcohol, bait). */
  perPercent?: number;
  /** Instead of `as` if a percentage is stated. */
  asPercent?: string;
  /** Lower percentages do not refer to this form. */
  minPercent?: number;
  /** Sold in strengths too different to guess one that is not stated. */
  isDosed?: true;
  /**
   * The substance itself: a stated mass of it is all that counts, whatever product contained it.
   */
  pure?: true;
  /** Heard far more often than eaten: a sign of illness beside it is no exposure. */
  isHeard?: true;
  /** Words beside a generic mention that show this form ("Easter egg, milk"). */
  hint?: RegExp;
  /** Counts only if this occurs anywhere in the question. */
  within?: RegExp;
  /** Yields to a more exact form of the same substance elsewhere in the question. */
  generic?: true;
  /** The name itself says that it happened ("been poisoned"). */
  tellsEvent?: true;
}

/**
 * Minimum dose of each level, in mg per kg of body weight (or mg in total if `perAnimal`); 0 is any
 * amount.
 */
export interface DoseRow {
  /** If omitted: every animal without a row of its own. */
  animals?: readonly Animal[];
  /** Applies only if this occurs anywhere in the question. */
  within?: RegExp;
  mild: number;
  severe: number;
  lethal: number;
  perAnimal?: true;
  /** An emergency at any dose, even if the scale calls it mild. */
  neverSafe?: true;
  /** Instead of the reason and the onset of the substance. */
  reason?: Text;
  onset?: Text;
  /** Steps and don'ts for these animals, in place of the substance's. */
  actions?: readonly Text[];
  donts?: readonly Text[];
  source: Source;
}

/** How it reaches an animal; `spill` is by mouth, or by licking it off the coat and paws. */
export type ToxinRoute = 'mouth' | 'spill' | 'skin' | 'contact' | 'air';

export interface Substance {
  id: string;
  name: Text;
  forms: readonly Form[];
  route: ToxinRoute;
  rows: readonly DoseRow[];
  /** Animals known to stay well; any other animal without a row is not judged. */
  harmlessFor?: readonly Animal[];
  /** The rows of small animals are theirs alone: no snake inhales what kills a bird. */
  sparesOthers?: true;
  /** Words after which any amount is a risk to life ("seed" of a sago palm). */
  worstPart?: RegExp;
  /** Words after which it was only contact, one level lower. */
  faintContact?: RegExp;
  /** A whole packet, a tube or five at once counts as severe instead of mild. */
  graveWhenMuch?: true;
  /** "Some tablets", "a plant": yields to anything named more exactly. */
  isVague?: true;
  /** What vets give too: `ordered` only if a vet ordered it, `own` always the animal's own. */
  medicine?: 'ordered' | 'own';
  reason: Text;
  /** Which signs begin, and when. */
  onset: Text;
  /** The same for animals that cannot vomit; needed if `onset` or that of a row mentions it. */
  onsetWithoutVomiting?: Text;
  /** Reason and onset for fish and amphibians, which live in it. */
  inWater?: { reason: Text; onset: Text };
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
