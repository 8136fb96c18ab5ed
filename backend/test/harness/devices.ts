import type { Device } from '../../src/contract/accounts.js';
import type { Owner } from './owner.js';

const DEVICES = '/api/user/sessions';

/** Where an owner is signed in, newest first. */
export const devicesOf = async (owner: Owner): Promise<Device[]> =>
  (await owner.call<Device[]>('GET', DEVICES)).body;

export const signOutDevice = (owner: Owner, id: string) => owner.call('DELETE', `${DEVICES}/${id}`);
