import { common } from './common';
import { site } from './site';
import { worry } from './worry';

/** What the home page needs: code that loads with it takes its texts here, not from all texts. */
export const first = { common, site, worry };

export type FirstTexts = typeof first;
