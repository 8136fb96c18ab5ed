import type {
  AccountRemoval,
  Profile,
  ProfileChanges,
  SessionUser,
  UserReply,
} from '@contract/accounts';
import { api } from '../../shared/api';
import { keepProfile, rereadProfile } from '../../shared/profile.query';
import { readSession } from '../../shared/session';

/** The header reads its copy of name and plan from the session. */
export const saveProfile = async (changes: ProfileChanges): Promise<void> => {
  keepProfile(await api.patch<Profile>('/api/user/profile', changes));
  void readSession();
};

/** Gives the user as the cancellation leaves them: a plan paid for runs to its end. */
export const cancelSubscription = async (): Promise<SessionUser> => {
  const { user } = await api.post<UserReply>('/api/subscription/cancel');
  await Promise.all([rereadProfile(), readSession()]);
  return user;
};

/** What the user types, the same in every language. */
export const REMOVAL_WORD: AccountRemoval['confirm'] = 'DELETE';

export const deleteAccount = (): Promise<void> => {
  const removal: AccountRemoval = { confirm: REMOVAL_WORD };
  return api.delete('/api/user', removal);
};
