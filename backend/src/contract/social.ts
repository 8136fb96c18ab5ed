import type { Provider } from './config.js';

/** Why a social sign-in failed. */
export const SOCIAL_FAILURES = [
  'denied',
  'account-exists',
  'identity-taken',
  'other-identity',
  'expired',
  'failed',
] as const;

export type SocialFailure = (typeof SOCIAL_FAILURES)[number];

/** How a social sign-in ended: existing user, new user, or connected to the signed-in account. */
export const SOCIAL_ENTRIES = ['signed-in', 'registered', 'connected'] as const;

export type SocialResult =
  | { status: (typeof SOCIAL_ENTRIES)[number]; uid: string }
  | { status: 'failed'; code: SocialFailure };

/** Posted by the callback page to its opener; only a hint: the session is authoritative. */
export interface SocialReport {
  type: 'zampa:social';
  provider: Provider;
  /** Chosen by the opener. */
  nonce: string | null;
  result: SocialResult;
}

/**
 * Fallback channel for the report, when a provider's page has cut the window off from its opener.
 */
export const SOCIAL_CHANNEL = 'zampa.social';

/** Body of `POST /api/auth/firebase-login`: compared with the session's identity, never trusted. */
export interface ProviderLoginBody {
  uid: string;
  email?: string | null | undefined;
  displayName?: string | null | undefined;
  photoURL?: string | null | undefined;
}
