import type { FirstTexts } from '../en/first';
import { common } from './common';
import { site } from './site';
import { worry } from './worry';

export const first: FirstTexts = { common, site, worry };
