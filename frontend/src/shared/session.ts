import type { SessionReply } from '@contract/accounts';
import { api } from './api';
import { useSession } from './session.store';

/** Reads who is signed in. Only the first reading may fail into "signed out". */
export const readSession = async (): Promise<void> => {
  const { signIn, signOut, fail } = useSession.getState();
  try {
    const session = await api.get<SessionReply>('/api/auth/session');
    if (session.authenticated) signIn(session.user);
    else signOut();
  } catch {
    fail();
  }
};
