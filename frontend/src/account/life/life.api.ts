import type {
  ForgotPasswordBody,
  ResetPasswordBody,
  SecureAccountBody,
  SecureAccountReply,
  VerifyEmailBody,
} from '@contract/accounts';
import { api } from '../../shared/api';
import { rereadUser } from '../../shared/profile.query';

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
