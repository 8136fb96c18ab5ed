import { account } from './account';
import { advice } from './advice';
import { app } from './app';
import { business } from './business';
import { chat } from './chat';
import { common } from './common';
import { consent } from './consent';
import { consultations } from './consultations';
import { contact } from './contact';
import { diary } from './diary';
import { firstPet } from './first-pet';
import { insights } from './insights';
import { manners } from './manners';
import { money } from './money';
import { petPage } from './pet-page';
import { pets } from './pets';
import { billing } from './billing';
import { phone } from './phone';
import { photos } from './photos';
import { plans } from './plans';
import { portraits } from './portraits';
import { profile } from './profile';
import { reach } from './reach';
import { reminders } from './reminders';
import { search } from './search';
import { security } from './security';
import { site } from './site';
import { summary } from './summary';
import { tokens } from './tokens';
import { webhooks } from './webhooks';
import type { Texts } from '../en';

export const it: Texts = {
  common,
  account,
  advice,
  security,
  petPage,
  pets,
  firstPet,
  diary,
  insights,
  reminders,
  summary,
  webhooks,
  site,
  chat,
  billing,
  business,
  money,
  photos,
  plans,
  portraits,
  profile,
  reach,
  consent,
  consultations,
  contact,
  manners,
  search,
  tokens,
  phone,
  app,
};
