import type { SessionReply, SessionUser } from '@contract/accounts';
import { api } from './api';
import { useSession } from './session.store';
import { readStored, store } from './storage';
import { TIMINGS } from './timings';

const EXPECTED_KEY = 'zampa.signing-in';

/** Null when the server could not be asked. */
const fetchSession = (): Promise<SessionReply | null> =>
  api.get<SessionReply>('/api/auth/session').catch(() => null);

const keep = (session: SessionReply | null): void => {
  const { signIn, signOut, fail } = useSession.getState();
  if (session === null) fail();
  else if (session.authenticated) signIn(session.user);
  else signOut();
};

/** Reads who is signed in. Only the first reading may fail into "signed out". */
export const readSession = async (): Promise<SessionReply | null> => {
  const session = await fetchSession();
  keep(session);
  return session;
};

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    window.setTimeout(resolve, ms);
  });

/** A sign-in succeeded: the page that the coming reload opens must find its session. */
export const expectSession = (): void => store('session', EXPECTED_KEY, 'yes');

/** Asks again, each time after the next wait, until somebody is signed in. */
const askAgain = async (
  waits: readonly number[],
  known: SessionReply | null = null,
): Promise<SessionReply | null> => {
  let session = known;
  for (const ms of waits) {
    if (session?.authenticated) break;
    await wait(ms);
    session = await fetchSession();
  }
  if (!session?.authenticated) console.error('The session of the sign-in is missing');
  return session;
};

/** Finds the session of a sign-in that just succeeded; a user who is known already stays. */
export const awaitSession = async (waits: readonly number[]): Promise<SessionUser | null> => {
  const session = await askAgain(waits);
  if (session?.authenticated || useSession.getState().user === null) keep(session);
  return session?.authenticated ? session.user : null;
};

/** Reads the session at start; one that is expected is asked for until it is there. */
export const openSession = async (): Promise<void> => {
  const expected = readStored('session', EXPECTED_KEY) !== null;
  store('session', EXPECTED_KEY, null);
  const session = await fetchSession();
  keep(expected ? await askAgain(TIMINGS.sessionChecks, session) : session);
};
