import { catalogueOf } from './catalogue';
import { first } from './loaders';

const catalogue = catalogueOf(first);
// Whatever imports this module waits here, so that it never renders without its texts.
await catalogue.ready();

export const {
  /** The catalogue of a language that was shown before. */
  textsIn,
  /** The catalogue of the language shown. */
  useTexts,
  /** The same for code outside components. */
  currentTexts,
} = catalogue;
