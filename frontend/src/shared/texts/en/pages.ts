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

/** What pages other than the chat add to the texts that every page of an owner has. */
export const pages = {
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

export type PageTexts = typeof pages;
