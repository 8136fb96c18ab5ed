import { PROVIDER_NAMES, type Provider } from '@contract/config';
import type { SocialResult } from '@contract/social';
import { readSession } from '../../shared/session';
import { useSession } from '../../shared/session.store';
import { currentTexts } from '../../shared/texts';
import { trackAfterReload } from '../../shared/tracking';
import { toast } from '../../shared/ui/notices.store';
import { confirmIdentity } from './confirm-identity';
import { goToProvider, openProviderWindow } from './provider-window';
import { tellFailure } from './social-failures';

/** What the card does meanwhile and afterwards. */
export interface SocialCard {
  onPending: (pending: boolean) => void;
  onSignedIn: (title: string, name: string) => void;
}

const welcome = (name: string, { onSignedIn }: SocialCard): void =>
  onSignedIn(currentTexts().account.loginSuccess, name);

const enter = async (provider: Provider, result: SocialResult, card: SocialCard): Promise<void> => {
  if (result.status === 'failed') {
    tellFailure(provider, result.code);
    return;
  }
  card.onPending(true);
  const { user, synced } = await confirmIdentity(result.uid);
  if (user !== null) {
    if (synced && result.status === 'registered') trackAfterReload('CompleteRegistration');
    welcome(user.username, card);
    return;
  }
  card.onPending(false);
  if (useSession.getState().user === null) tellFailure(provider, 'failed');
};

/** The window may have done its work and only its report been lost. */
const cancel = async (
  provider: Provider,
  late: Promise<SocialResult>,
  card: SocialCard,
): Promise<void> => {
  const session = await readSession();
  if (session?.authenticated) {
    welcome(session.user.username, card);
    return;
  }
  tellFailure(provider, 'closed');
  await enter(provider, await late, card);
};

/** Signs in by a provider in a window of its own, or by its page where windows are blocked. */
export const signInWith = async (provider: Provider, card: SocialCard): Promise<void> => {
  const opening = openProviderWindow(provider);
  const { opening: title, openingText } = currentTexts().account.social;
  toast({ title, description: openingText(PROVIDER_NAMES[provider]) });
  const outcome = await opening;
  switch (outcome.status) {
    case 'superseded':
      return;
    case 'blocked':
      goToProvider(provider);
      return;
    case 'closed':
      await cancel(provider, outcome.late, card);
      return;
    case 'failed':
    case 'signed-in':
    case 'registered':
    case 'connected':
      await enter(provider, outcome, card);
  }
};
