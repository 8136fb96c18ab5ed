import { catalogueOf } from './catalogue';
import { whole } from './loaders';

const catalogue = catalogueOf(whole);
// Waits like `index.ts`.
await catalogue.ready();

/** All texts: those that the chat begins with, and those of the other pages. */
export const { textsIn, useTexts, currentTexts } = catalogue;
