import { account } from './account';
import { chat } from './chat';
import { common } from './common';
import { pets } from './pets';
import { site } from './site';
import type { Texts } from '../en';

export const it: Texts = { common, account, pets, site, chat };
