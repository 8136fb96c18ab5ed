import type { SavedUserReply } from '@contract/accounts';
import type { Provider } from '@contract/config';
import type { ProviderLoginBody } from '@contract/social';
import { api } from '../../shared/api';
import { awaitSession, expectSession } from '../../shared/session';
import { currentTexts } from '../../shared/texts';
import { toast, toastAfterReload } from '../../shared/ui/toast.store';
import { goToProvider, openProviderWindow } from './provider-window';

export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

/** Proves nothing by itself: the server compares it with what the provider has told it. */
const syncProvider = (body: ProviderLoginBody): Promise<SavedUserReply> =>
  api.post('/api/auth/firebase-login', body);

const tellFailure = (provider: Provider, code: string): void => {
  const { common, account } = currentTexts();
  const { social } = account;
  const known: Record<string, string> = social.failures;
  const description = known[code] ?? social.failed(PROVIDER_NAMES[provider]);
  toast({ title: common.error, description, tone: 'destructive' });
};

/** A sync that fails is only logged: the session of the callback stands by itself. */
const finish = async (uid: string): Promise<void> => {
  await syncProvider({ uid }).catch((error: unknown) => console.error('Sync failed', error));
  const session = await awaitSession();
  const { account } = currentTexts();
  if (session?.authenticated) {
    const description = account.welcome(session.user.username);
    toastAfterReload({ title: account.loginSuccess, description });
  }
  expectSession();
  location.reload();
};

/** Signs in by a provider in a window of its own, or by its page where windows are blocked. */
export const signInWith = async (provider: Provider): Promise<void> => {
  const { social } = currentTexts().account;
  const name = PROVIDER_NAMES[provider];
  const opening = openProviderWindow(provider);
  toast({ title: social.opening, description: social.openingText(name) });
  const outcome = await opening;
  switch (outcome.status) {
    case 'blocked':
      goToProvider(provider);
      return;
    case 'closed':
      tellFailure(provider, 'closed');
      return;
    case 'failed':
      tellFailure(provider, outcome.code);
      return;
    case 'signed-in':
    case 'connected':
      await finish(outcome.uid);
  }
};
