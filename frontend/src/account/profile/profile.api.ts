import type {
  AccountRemoval,
  Profile,
  ProfileChanges,
  Proof,
  SavedUserReply,
  SessionUser,
} from '@contract/accounts';
import { api } from '../../shared/api';
import { keepProfile, rereadUser } from '../../shared/profile.query';
import { readSession } from '../../shared/session';

/** The header reads its copy of name and plan from the session. */
export const saveProfile = async (changes: ProfileChanges): Promise<void> => {
  keepProfile(await api.patch<Profile>('/api/user/profile', changes));
  void readSession();
};

/** The calls that change what one pays for. */
const CHANGES = {
  cancel: '/api/subscription/cancel',
  resume: '/api/subscription/resume',
  refund: '/api/subscription/refund',
} as const;

export type SubscriptionChange = keyof typeof CHANGES;

/** Gives the user as the change leaves them: a cancelled plan runs to the end of what is paid. */
export const changeSubscription = async (change: SubscriptionChange): Promise<SessionUser> => {
  const { user } = await api.post<SavedUserReply>(CHANGES[change]);
  await rereadUser();
  return user;
};

/** What the user types, the same in every language. */
export const REMOVAL_WORD: AccountRemoval['confirm'] = 'DELETE';

export const deleteAccount = (proof: Proof): Promise<void> => {
  const removal: AccountRemoval = { confirm: REMOVAL_WORD, ...proof };
  return api.delete('/api/user', removal);
};
