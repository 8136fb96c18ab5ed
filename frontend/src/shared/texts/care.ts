import { catalogueOf } from './catalogue';
import { withCare } from './loaders';

const catalogue = catalogueOf(withCare);
// Waits like `index.ts`.
await catalogue.ready();

/** The texts that the chat begins with, together with those of diary, findings and reminders. */
export const { useTexts, currentTexts } = catalogue;
