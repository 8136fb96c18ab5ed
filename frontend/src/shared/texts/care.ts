import { catalogueOf } from './catalogue';
import { withCare } from './loaders';

const catalogue = catalogueOf(withCare);
// A top-level await, as in `index.ts`.
await catalogue.ready();

/** The texts that the chat starts with, and those of diary, findings and reminders. */
export const { useTexts, currentTexts } = catalogue;
