import type { FirstTexts } from '../en/first';
import { common } from './common';
import { site } from './site';

export const first: FirstTexts = { common, site };
