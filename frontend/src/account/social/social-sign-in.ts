import type { SavedUserReply, SessionUser } from '@contract/accounts';
import type { ProviderLoginBody, SocialResult } from '@contract/social';
import { api } from '../../shared/api';
import { awaitSession, readSession } from '../../shared/session';
import { useSession } from '../../shared/session.store';
import { TIMINGS } from '../../shared/timings';
import { PROVIDER_NAMES, type Provider } from '@contract/config';
import { currentTexts } from '../../shared/texts';
import { trackAfterReload } from '../../shared/tracking';
import { toast } from '../../shared/ui/notices.store';
import { goToProvider, openProviderWindow } from './provider-window';
import { tellFailure } from '../failures';

/** Compared by the server with what the provider has told it: a report can come from anybody. */
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
 * Has the server confirm who a provider's report named, and finds the session. A confirmed user is
 * shown at once, and stays even where the session cannot be read; a sync that fails is only logged,
 * for the session is the truth.
 */
export const confirmIdentity = async (uid: string): Promise<Confirmed> => {
  const confirmed = await sync({ uid });
  if (confirmed !== null) useSession.getState().signIn(confirmed);
  const { sessionChecks, redirectRecheck, providerRetry } = TIMINGS;
  const waits = confirmed === null ? [redirectRecheck, providerRetry] : sessionChecks;
  return { user: await awaitSession(waits), synced: confirmed !== null };
};

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
