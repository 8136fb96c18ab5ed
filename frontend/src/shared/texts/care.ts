import { catalogueOf } from './catalogue';
import { withCare } from './loaders';

/** The texts that the chat starts with, and those of diary, findings and reminders. */
export const { useTexts, currentTexts } = catalogueOf(withCare);
