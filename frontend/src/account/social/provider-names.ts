import type { Provider } from '@contract/config';

export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };
