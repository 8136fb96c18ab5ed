import type { SessionUser } from '@contract/accounts';
import type { Plan } from '@contract/plans';
import { create } from 'zustand';
import { forgetKept } from './kept.store';
import { forgetContacts } from './last-contacts';
import { markOwner, showStranger } from './owner-mark';
import { forgetShared } from './shared-files';

export interface ClientUser {
  uid: string;
  email: string | null;
  displayName: string;
  photoURL: string | null;
  subscriptionStatus: Plan;
  /** Questions of the current UTC day. */
  dailyQuestionCount: number;
}

interface SessionState {
  /** True until the session has been read once. */
  loading: boolean;
  user: ClientUser | null;
  /** Whether the first read failed: the visitor counts as signed out. */
  failed: boolean;
  signIn: (user: SessionUser) => void;
  signOut: () => void;
  fail: () => void;
}

const toClientUser = ({ id, username, ...rest }: SessionUser): ClientUser => ({
  uid: String(id),
  displayName: username || (rest.email ?? ''),
  email: rest.email,
  photoURL: rest.photoURL,
  subscriptionStatus: rest.subscriptionStatus,
  dailyQuestionCount: rest.dailyQuestionCount,
});

/** Forgets what this device keeps of its owner. */
export const forgetOwner = async (): Promise<void> => {
  forgetContacts();
  markOwner(false);
  // Words shared by someone who has yet to sign in are kept until they do.
  const isOwners = useSession.getState().user !== null;
  await Promise.all([forgetKept(), isOwners && forgetShared()]);
};

export const useSession = create<SessionState>()((set, get) => ({
  loading: true,
  user: null,
  failed: false,
  signIn: (user) => {
    markOwner(true);
    set({ loading: false, failed: false, user: toClientUser(user) });
  },
  signOut: () => {
    void forgetOwner();
    set({ loading: false, failed: false, user: null });
  },
  fail: () => {
    if (!get().loading) return;
    showStranger();
    set({ loading: false, failed: true });
  },
}));
