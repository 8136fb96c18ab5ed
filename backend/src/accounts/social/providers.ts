import type { Provider } from '../../contract/config.js';
import type { Env } from '../../config/env.js';

/** Providers that this server has been given a client of. */
export const providersOf = (env: Env): Provider[] => [
  ...(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET ? (['google'] as const) : []),
  ...(env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET ? (['facebook'] as const) : []),
];

export const callbackUrl = ({ PUBLIC_URL }: Env, provider: Provider): string =>
  `${PUBLIC_URL}/api/auth/${provider}/callback`;
