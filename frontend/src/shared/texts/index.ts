import { catalogueOf } from './catalogue';
import { first } from './loaders';

export const {
  /** The catalogue of a language that was shown before. */
  textsIn,
  /** The catalogue of the language shown. */
  useTexts,
  /** The same for code outside components. */
  currentTexts,
} = catalogueOf(first);
