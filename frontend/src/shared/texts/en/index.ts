import { account } from './account';
import { chat } from './chat';
import { common } from './common';
import { pets } from './pets';
import { site } from './site';

export const en = { common, account, pets, site, chat };

export type Texts = typeof en;
