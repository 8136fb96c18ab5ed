import type { SignInWaysReply } from '@contract/accounts';
import type { Provider } from '@contract/config';
import { api } from '../../shared/api';
import { goToProvider, openProviderWindow } from './provider-window';
import { toastProviderFailure } from '../failures';

/** The window may have succeeded with only its report lost. */
const isFresh = (): Promise<boolean> =>
  api.get<SignInWaysReply>('/api/user/sign-in-ways').then(
    ({ fresh }) => fresh,
    () => false,
  );

/**
 * Has a connected provider confirm that the owner of the account is there, and leaves the page as
 * it is. @returns whether it did; says why not.
 */
export const confirmOwner = async (provider: Provider): Promise<boolean> => {
  const outcome = await openProviderWindow(provider, 'confirm');
  switch (outcome.status) {
    case 'superseded':
      return false;
    case 'blocked':
      goToProvider(provider, 'confirm');
      return false;
    case 'closed':
      if (await isFresh()) return true;
      toastProviderFailure(provider, 'closed');
      return false;
    case 'failed':
      toastProviderFailure(provider, outcome.code);
      return false;
    case 'signed-in':
    case 'registered':
    case 'connected':
      return true;
  }
};
