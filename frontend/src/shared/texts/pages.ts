import { catalogueOf } from './catalogue';
import { whole } from './loaders';

/** All texts: those that the chat starts with, and those of the other pages. */
export const { textsIn, useTexts, currentTexts } = catalogueOf(whole);
