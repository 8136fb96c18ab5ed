import type { SessionReply, SessionUser } from '@contract/accounts';
import { forgetAhead } from './ahead';
import { api } from './api';
import { useSession } from './session.store';
import { readStored, store } from './storage';
import { pause, TIMINGS } from './timings';

const EXPECTED_KEY = 'zampa.signing-in';

/** Null when the server could not be asked. */
const fetchSession = (): Promise<SessionReply | null> =>
  api.get<SessionReply>('/api/auth/session').catch(() => null);

const apply = (session: SessionReply | null): void => {
  const { user, signIn, signOut, fail } = useSession.getState();
  if (!session?.authenticated) forgetAhead();
  if (session === null) fail();
  else if (!session.authenticated) signOut();
  else if (user === null || user.uid === String(session.user.id)) signIn(session.user);
  else {
    // Another account has signed in to this browser: nothing of the first one's may stay.
    signOut();
    location.reload();
  }
};

/**
 * Reads who is signed in. A failure changes nothing, but the first one counts as signed out. If it
 * is no longer the same account, the page reloads.
 */
export const refreshSession = async (): Promise<SessionReply | null> => {
  const session = await fetchSession();
  apply(session);
  return session;
};

/** Called after a sign-in: the page that the reload opens waits for the session. */
export const expectSession = (): void => store('session', EXPECTED_KEY, 'yes');

/** Polls until someone is signed in, after each of these waits in turn (milliseconds). */
const pollSession = async (
  waits: readonly number[],
  known: SessionReply | null = null,
): Promise<SessionReply | null> => {
  let session = known;
  for (const ms of waits) {
    if (session?.authenticated) break;
    await pause(ms);
    session = await fetchSession();
  }
  if (!session?.authenticated) console.error('The session of the sign-in is missing');
  return session;
};

/** Waits for the session of a sign-in that just succeeded; without one, a known user stays. */
export const waitForSession = async (waits: readonly number[]): Promise<SessionUser | null> => {
  const session = await pollSession(waits);
  if (session?.authenticated || useSession.getState().user === null) apply(session);
  return session?.authenticated ? session.user : null;
};

/** Reads the session at start, and waits for one that is expected. */
export const loadSession = async (): Promise<void> => {
  const expected = readStored('session', EXPECTED_KEY) !== null;
  store('session', EXPECTED_KEY, null);
  const session = await fetchSession();
  apply(expected ? await pollSession(TIMINGS.sessionChecks, session) : session);
};
