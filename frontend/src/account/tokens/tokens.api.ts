import type { NewApiToken, NewApiTokenReply } from '@contract/tokens';
import { api } from '../../shared/api';
import { invalidateTokens } from '../../shared/tokens.api';

/** @returns the only copy of the token itself. */
export const makeToken = async (wanted: NewApiToken): Promise<string> => {
  const { secret } = await api.post<NewApiTokenReply>('/api/user/tokens', wanted);
  await invalidateTokens();
  return secret;
};

export const revokeToken = async (id: number): Promise<void> => {
  try {
    await api.delete(`/api/user/tokens/${id}`);
  } finally {
    await invalidateTokens();
  }
};
