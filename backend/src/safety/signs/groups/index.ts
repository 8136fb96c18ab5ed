import type { SignGroup } from '../sign.js';
import { AIR_SIGNS } from './air.data.js';
import { COLLAPSE_SIGNS } from './collapse.data.js';
import { GUT_SIGNS } from './gut.data.js';
import { HARM_SIGNS } from './harm.data.js';
import { ILLNESS_SIGNS } from './illness.data.js';
import { URINE_AND_BIRTH_SIGNS } from './urine-and-birth.data.js';

export const SIGN_GROUPS: readonly SignGroup[] = [
  ...AIR_SIGNS,
  ...COLLAPSE_SIGNS,
  ...GUT_SIGNS,
  ...HARM_SIGNS,
  ...URINE_AND_BIRTH_SIGNS,
  ...ILLNESS_SIGNS,
];
