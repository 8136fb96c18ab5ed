import type { SessionReply } from '@contract/accounts';
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

/** Reads the session at start; one that is expected is asked for until it is there. */
export const openSession = async (): Promise<void> => {
  const expected = readStored('session', EXPECTED_KEY) !== null;
  store('session', EXPECTED_KEY, null);
  let session = await fetchSession();
  for (const ms of expected ? TIMINGS.sessionChecks : []) {
    if (session?.authenticated) break;
    await wait(ms);
    session = await fetchSession();
  }
  if (expected && !session?.authenticated) console.error('The session of the sign-in is missing');
  keep(session);
};
