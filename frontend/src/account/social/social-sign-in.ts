import type { SavedUserReply, SessionUser } from '@contract/accounts';
import { PROVIDER_NAMES, type Provider } from '@contract/config';
import type { ProviderLoginBody, SocialResult } from '@contract/social';
import { api } from '../../shared/api';
import { waitForSession, refreshSession } from '../../shared/session';
import { useSession } from '../../shared/session.store';
import { currentTexts } from '../../shared/texts/pages';
import { TIMINGS } from '../../shared/timings';
import { trackAfterReload } from '../../shared/tracking';
import { toast } from '../../shared/ui/notices.store';
import { toastProviderFailure } from '../failures';
import { goToProvider, openProviderWindow } from './provider-window';

/** The server checks the report, which anyone can send, against what the provider told it. */
const sync = async (body: ProviderLoginBody): Promise<SessionUser | null> => {
  try {
    return (await api.post<SavedUserReply>('/api/auth/firebase-login', body)).user;
  } catch (error) {
    console.error('The sync of the sign-in failed', error);
    return null;
  }
};

interface Confirmed {
  /** Null when the session could not be found. */
  user: SessionUser | null;
  synced: boolean;
}

/**
 * Has the server confirm the user of a report, and waits for the session. A confirmed user is shown
 * at once, even if the session cannot be read; a failed sync is only logged: the session decides.
 */
export const confirmIdentity = async (uid: string): Promise<Confirmed> => {
  const confirmed = await sync({ uid });
  if (confirmed !== null) useSession.getState().signIn(confirmed);
  const { sessionChecks, redirectRecheck, providerRetry } = TIMINGS;
  const waits = confirmed === null ? [redirectRecheck, providerRetry] : sessionChecks;
  return { user: await waitForSession(waits), synced: confirmed !== null };
};

export interface SocialCard {
  onPending: (pending: boolean) => void;
  onSignedIn: (title: string, name: string) => void;
}

const reportSignedIn = (name: string, { onSignedIn }: SocialCard): void =>
  onSignedIn(currentTexts().account.loginSuccess, name);

const completeSignIn = async (
  provider: Provider,
  result: SocialResult,
  card: SocialCard,
): Promise<void> => {
  if (result.status === 'failed') {
    toastProviderFailure(provider, result.code);
    return;
  }
  card.onPending(true);
  const { user, synced } = await confirmIdentity(result.uid);
  if (user !== null) {
    if (synced && result.status === 'registered') trackAfterReload('CompleteRegistration');
    reportSignedIn(user.username, card);
    return;
  }
  card.onPending(false);
  if (useSession.getState().user === null) toastProviderFailure(provider, 'failed');
};

/** Checks the session: the window may have succeeded and only its report been lost. */
const handleClosed = async (
  provider: Provider,
  late: Promise<SocialResult>,
  card: SocialCard,
): Promise<void> => {
  const session = await refreshSession();
  if (session?.authenticated) {
    reportSignedIn(session.user.username, card);
    return;
  }
  toastProviderFailure(provider, 'closed');
  await completeSignIn(provider, await late, card);
};

/** Signs in through a popup, or through a redirect where popups are blocked. */
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
      await handleClosed(provider, outcome.late, card);
      return;
    case 'failed':
    case 'signed-in':
    case 'registered':
    case 'connected':
      await completeSignIn(provider, outcome, card);
  }
};
