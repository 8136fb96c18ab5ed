import type {
  AccountRemoval,
  ChangePasswordBody,
  Device,
  ForgotPasswordBody,
  LoginBody,
  Profile,
  ProfileChanges,
  Proof,
  RegisterBody,
  ResetPasswordBody,
  SavedUserReply,
  SecureAccountBody,
  SecureAccountReply,
  SessionUser,
  SignInWays,
  SignInWaysReply,
  UserReply,
  VerifyEmailBody,
} from '@contract/accounts';
import type { Provider } from '@contract/config';
import { useQuery } from '@tanstack/react-query';
import { api } from '../shared/api';
import { cacheProfile, queryClient, refreshUser } from '../shared/queries';
import { refreshSession } from '../shared/session';

export const login = (body: LoginBody): Promise<UserReply> => api.post('/api/auth/login', body);

export const register = (body: RegisterBody): Promise<UserReply> =>
  api.post('/api/auth/register', body);

export const requestPasswordReset = (body: ForgotPasswordBody): Promise<unknown> =>
  api.post('/api/auth/forgot-password', body);

export const resetPassword = (body: ResetPasswordBody): Promise<unknown> =>
  api.post('/api/auth/reset-password', body);

export const secureAccount = (body: SecureAccountBody): Promise<SecureAccountReply> =>
  api.post('/api/auth/secure-account', body);

export const verifyEmail = async (body: VerifyEmailBody): Promise<true> => {
  await api.post('/api/auth/verify-email', body);
  await refreshUser();
  return true;
};

export const resendVerification = (): Promise<void> => api.post('/api/auth/resend-verification');

/** A new address takes effect once confirmed; the current one cancels a pending change. */
export const changeEmail = async (email: string): Promise<void> =>
  cacheProfile(await api.patch<Profile>('/api/user/profile', { email }));

export const saveProfile = async (changes: ProfileChanges): Promise<void> => {
  cacheProfile(await api.patch<Profile>('/api/user/profile', changes));
  void refreshSession();
};

export type SubscriptionChange = 'cancel' | 'resume' | 'refund';

/** Returns the user after the change: a cancelled plan runs to the end of the paid period. */
export const changeSubscription = async (change: SubscriptionChange): Promise<SessionUser> => {
  const { user } = await api.post<SavedUserReply>(`/api/subscription/${change}`);
  await refreshUser();
  return user;
};

/** The same in every language. */
export const CONFIRMATION_WORD: AccountRemoval['confirm'] = 'DELETE';

export const deleteAccount = (proof: Proof): Promise<void> =>
  api.delete('/api/user', { confirm: CONFIRMATION_WORD, ...proof } satisfies AccountRemoval);

const WAYS_KEY = ['api', 'user', 'sign-in-ways'];
const DEVICES_KEY = ['api', 'user', 'sessions'];

/** How the user can sign in, and whether they signed in recently enough for sensitive changes. */
export const fetchSignInWays = (): Promise<SignInWaysReply> => api.get('/api/user/sign-in-ways');

export const useSignInWays = () =>
  useQuery<SignInWays>({ queryKey: WAYS_KEY, queryFn: fetchSignInWays, staleTime: 0 });

export const useDevices = () =>
  useQuery({
    queryKey: DEVICES_KEY,
    queryFn: () => api.get<Device[]>('/api/user/sessions'),
    staleTime: 0,
  });

/** A new password signs out the other devices, so both are read again. */
export const refreshSecurity = async (): Promise<void> => {
  const keys = [WAYS_KEY, DEVICES_KEY];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};

export const changePassword = (body: ChangePasswordBody): Promise<unknown> =>
  api.post('/api/auth/change-password', body);

export const disconnect = (provider: Provider, proof: Proof): Promise<void> =>
  api.delete(`/api/user/sign-in-ways/${provider}`, proof);

export const signOutDevice = ({ id }: Device): Promise<void> =>
  api.delete(`/api/user/sessions/${id}`);
