import type {
  LoginBody,
  RegisterBody,
  UserReply,
  ForgotPasswordBody,
  ResetPasswordBody,
  SecureAccountBody,
  SecureAccountReply,
  VerifyEmailBody,
  AccountRemoval,
  Profile,
  ProfileChanges,
  Proof,
  SavedUserReply,
  SessionUser,
  ChangePasswordBody,
  Device,
  SignInWays,
} from '@contract/accounts';
import { api } from '../shared/api';
import { rereadUser, keepProfile, queryClient } from '../shared/queries';
import { readSession } from '../shared/session';
import type { Provider } from '@contract/config';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const login = (body: LoginBody): Promise<UserReply> => api.post('/api/auth/login', body);

export const register = (body: RegisterBody): Promise<UserReply> =>
  api.post('/api/auth/register', body);

interface Done {
  success: true;
}

export const askForReset = (body: ForgotPasswordBody): Promise<Done> =>
  api.post('/api/auth/forgot-password', body);

export const resetPassword = (body: ResetPasswordBody): Promise<Done> =>
  api.post('/api/auth/reset-password', body);

export const secureAccount = (body: SecureAccountBody): Promise<SecureAccountReply> =>
  api.post('/api/auth/secure-account', body);

/** Whoever is signed in may be whose address it is. */
export const verifyEmail = async (body: VerifyEmailBody): Promise<Done> => {
  const done = await api.post<Done>('/api/auth/verify-email', body);
  await rereadUser();
  return done;
};

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

const WAYS_KEY = ['api', 'user', 'sign-in-ways'];
const DEVICES_KEY = ['api', 'user', 'sessions'];

/** How the user can sign in. */
export const useSignInWays = (): UseQueryResult<SignInWays> =>
  useQuery({
    queryKey: WAYS_KEY,
    queryFn: () => api.get<SignInWays>('/api/user/sign-in-ways'),
    staleTime: 0,
  });

/** The browsers in which the user is signed in. */
export const useDevices = (): UseQueryResult<Device[]> =>
  useQuery({
    queryKey: DEVICES_KEY,
    queryFn: () => api.get<Device[]>('/api/user/sessions'),
    staleTime: 0,
  });

/** Reads both again: a new password leaves one device. */
export const rereadSecurity = async (): Promise<void> => {
  const keys = [WAYS_KEY, DEVICES_KEY];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};

export const changePassword = (body: ChangePasswordBody): Promise<unknown> =>
  api.post('/api/auth/change-password', body);

export const disconnect = (provider: Provider, proof: Proof): Promise<void> =>
  api.delete(`/api/user/sign-in-ways/${provider}`, proof);

export const signOutDevice = ({ id }: Device): Promise<void> =>
  api.delete(`/api/user/sessions/${id}`);
