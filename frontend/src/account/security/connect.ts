import type { SignInWaysReply } from '@contract/accounts';
import type { Provider } from '@contract/config';
import { PAGES } from '@contract/pages';
import { api } from '../../shared/api';

const pathOf = (provider: Provider): string => {
  const query = { mode: 'redirect', purpose: 'connect', returnTo: PAGES.profile };
  return `/api/auth/${provider}?${new URLSearchParams(query).toString()}`;
};

/**
 * Leaves for the provider's page, which leads back here.
 * @returns whether it left: the server wants a newer sign-in first. Throws when it cannot be asked.
 */
export const connect = async (provider: Provider): Promise<boolean> => {
  const { fresh } = await api.get<SignInWaysReply>('/api/user/sign-in-ways');
  if (fresh) location.assign(pathOf(provider));
  return fresh;
};
