import type { Provider } from './config.js';

/** Why a provider's user was not let in. */
export type SocialFailure = 'denied' | 'account-exists' | 'identity-taken' | 'expired' | 'failed';

/** What the callback page tells the page that opened it; only a hint: the session is the truth. */
export interface SocialReport {
  type: 'zampa:social';
  provider: Provider;
  /** The opener's own. */
  nonce: string | null;
  result:
    { status: 'signed-in' | 'connected'; uid: string } | { status: 'failed'; code: SocialFailure };
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
