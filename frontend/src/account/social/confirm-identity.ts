import type { SavedUserReply, SessionUser } from '@contract/accounts';
import type { ProviderLoginBody } from '@contract/social';
import { api } from '../../shared/api';
import { awaitSession } from '../../shared/session';
import { useSession } from '../../shared/session.store';
import { TIMINGS } from '../../shared/timings';

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
