import { catalogueOf } from './catalogue';
import { whole } from './loaders';

const catalogue = catalogueOf(whole);
// A top-level await, as in `index.ts`.
await catalogue.ready();

/** All texts: those that the chat starts with, and those of the other pages. */
export const { textsIn, useTexts, currentTexts } = catalogue;
