import type { TriageReply } from '../../src/contract/chat.js';
import type { Answer, Owner } from './owner.js';

export const LILY = 'My cat has just eaten a lily leaf';
export const EYE = 'His left eye has been red and weepy since yesterday. Can it wait?';

export const live = (owner: Owner, country: string | null): Promise<Answer> =>
  owner.call('PATCH', '/api/user/profile', { country });

export const dials = ({ contacts }: Pick<TriageReply, 'contacts'>): string[] =>
  contacts.map(({ dial }) => dial);
