import { common } from './common';
import { site } from './site';

/** What the first page needs: code that loads with it takes its texts here, not from the whole. */
export const first = { common, site };

export type FirstTexts = typeof first;
