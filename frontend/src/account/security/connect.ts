import type { Provider } from '@contract/config';
import { PAGES } from '@contract/pages';

export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

const pathOf = (provider: Provider): string => {
  const query = { mode: 'redirect', purpose: 'connect', returnTo: PAGES.profile };
  return `/api/auth/${provider}?${new URLSearchParams(query).toString()}`;
};

/**
 * Leaves for the provider's page, which leads back here. A refusal would be all that the browser
 * shows, so it is asked for before.
 * @returns why it did not leave: the server wants a newer sign-in first, or failed.
 */
export const connect = async (provider: Provider): Promise<'leaving' | 'stale' | 'failed'> => {
  const path = pathOf(provider);
  const answer = await fetch(path, { redirect: 'manual' }).catch(() => null);
  if (answer?.status === 403) return 'stale';
  if (answer?.type !== 'opaqueredirect') return 'failed';
  location.assign(path);
  return 'leaving';
};
