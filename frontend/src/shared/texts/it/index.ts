import { app } from './app';
import { chat } from './chat';
import { common } from './common';
import { consultations } from './consultations';
import { contact } from './contact';
import { chatTools } from './chat-tools';
import { money } from './money';
import { petPage } from './pet-page';
import { pets } from './pets';
import { phone } from './phone';
import { photos } from './photos';
import { plans } from './plans';
import { search } from './search';
import { site } from './site';
import type { Texts } from '../en';

export const it: Texts = {
  common,
  petPage,
  pets,
  site,
  chat,
  money,
  photos,
  plans,
  consultations,
  contact,
  chatTools,
  search,
  phone,
  app,
};
