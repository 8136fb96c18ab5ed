import type { Provider } from './config.js';

/** Why a provider's user was not let in. */
export const SOCIAL_FAILURES = [
  'denied',
  'account-exists',
  'identity-taken',
  'other-identity',
  'expired',
  'failed',
] as const;

export type SocialFailure = (typeof SOCIAL_FAILURES)[number];

/** How a provider's user was let in: known before, new here, or joined to who is signed in. */
export const SOCIAL_ENTRIES = ['signed-in', 'registered', 'connected'] as const;

export type SocialResult =
  | { status: (typeof SOCIAL_ENTRIES)[number]; uid: string }
  | { status: 'failed'; code: SocialFailure };

/** What the callback page tells the page that opened it; only a hint: the session is the truth. */
export interface SocialReport {
  type: 'zampa:social';
  provider: Provider;
  /** The opener's own. */
  nonce: string | null;
  result: SocialResult;
}

/** The second way of a report, where a provider's page has cut the window from its opener. */
export const SOCIAL_CHANNEL = 'zampa.social';

/** Body of `POST /api/auth/firebase-login`: compared with what the session proves, never believed. */
export interface ProviderLoginBody {
  uid: string;
  email?: string | null | undefined;
  displayName?: string | null | undefined;
  photoURL?: string | null | undefined;
}
