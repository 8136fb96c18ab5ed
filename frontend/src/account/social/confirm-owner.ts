import type { Provider } from '@contract/config';
import { fetchSignInWays } from '../account.api';
import { goToProvider, openProviderWindow } from './provider-window';
import { toastProviderFailure } from '../failures';

/** Whether the window succeeded after all: only its report may have been lost. */
const isFresh = (): Promise<boolean> =>
  fetchSignInWays().then(
    ({ fresh }) => fresh,
    () => false,
  );

/** Has a connected provider confirm the owner without leaving the page. Returns whether it did. */
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
