import type { PageTexts } from '../en/pages';
import { account } from './account';
import { advice } from './advice';
import { billing } from './billing';
import { business } from './business';
import { consent } from './consent';
import { firstPet } from './first-pet';
import { offline } from './offline';
import { petForm } from './pet-form';
import { petPhoto } from './pet-photo';
import { portraits } from './portraits';
import { profile } from './profile';
import { reach } from './reach';
import { security } from './security';
import { summary } from './summary';
import { tokens } from './tokens';
import { webhooks } from './webhooks';

export const pages: PageTexts = {
  account,
  advice,
  billing,
  business,
  consent,
  firstPet,
  offline,
  petForm,
  petPhoto,
  portraits,
  profile,
  reach,
  security,
  summary,
  tokens,
  webhooks,
};
