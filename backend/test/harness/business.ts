import type { BusinessReply } from '../../src/contract/business.js';
import type { Owner } from './owner.js';

/** Path of an owner's business details. */
export const BUSINESS_PATH = '/api/subscription/business';

export const BUSINESS = {
  company: 'Allevamento Rossi srl',
  street: 'Via Roma 1',
  postalCode: '40121',
  city: 'Bologna',
  country: 'IT',
  vatId: 'IT00743110157',
};

export const NO_BUSINESS = { details: null, isVatRefused: false };

export const saveBusiness = <T = BusinessReply>(who: Owner, changes: object = BUSINESS) =>
  who.call<T>('PATCH', BUSINESS_PATH, changes);

export const businessOf = async (who: Owner): Promise<BusinessReply> =>
  (await who.call<BusinessReply>('GET', BUSINESS_PATH)).body;
