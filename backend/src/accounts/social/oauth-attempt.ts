import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { SessionData } from 'express-session';
import type { Provider } from '../../contract/config.js';
import type { SocialStartDto } from './social.dto.js';
import type { ProviderToken } from './token-sync.js';

/** An attempt expires after this time. Milliseconds. */
const MAX_AGE = 10 * 60_000;

/** Bytes; unguessable. */
const STATE_LENGTH = 24;

declare module 'express-session' {
  interface SessionData {
    /** A sign-in at a provider that was started in this session; a new one replaces it. */
    social?: SocialStartDto & {
      provider: Provider;
      at: number;
      /** Who was signed in at the start. */
      userId: number | null;
      /** OAuth state and PKCE verifier. */
      state?: string;
      verifier?: string;
    };
    /** The provider's user who signed this session in; `firebase-login` confirms it. */
    identity?: ProvenIdentity;
  }
}

export type OAuthAttempt = NonNullable<SessionData['social']>;

type Done = (error: unknown, value: string | false | undefined) => void;

/**
 * Stores passport-oauth2's state and PKCE verifier in the session. The library chooses a store's
 * signature by its number of parameters.
 */
export const oauthStateStore = {
  store({ session }: Request, verifier: string, _state: unknown, _meta: unknown, done: Done): void {
    const state = randomBytes(STATE_LENGTH).toString('base64url');
    Object.assign(session.social ?? {}, { state, verifier });
    // Save now: saving with the response would stall it half sent while the store is down.
    session.save((error: unknown) => done(error ?? null, error ? undefined : state));
  },
  verify({ session }: Request, state: unknown, done: Done): void {
    const attempt = session.social;
    done(null, attempt?.state === state ? attempt?.verifier : false);
  },
};

/** The attempt that a callback completes, if any. */
export function attemptOf(
  { session, query }: Request,
  provider: Provider,
): OAuthAttempt | undefined {
  const attempt = session.social;
  const own =
    attempt?.provider === provider &&
    attempt.state !== undefined &&
    attempt.state === query['state'];
  return own ? attempt : undefined;
}

export const isExpired = ({ at }: OAuthAttempt): boolean => Date.now() - at > MAX_AGE;

/** The provider's user who signed the session in. */
export interface ProvenIdentity {
  /** `google:<id>` or `facebook:<id>`. */
  uid: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Only for the token sync. */
  token?: ProviderToken | undefined;
}

/** How long a proof is valid for the client's sync call, as specified. Milliseconds. */
const PROOF_MAX_AGE = 5 * 60_000;

/** Whether this provider's user has signed in to this session recently. */
export const isProven = (identity: ProvenIdentity | undefined, uid: string): boolean =>
  identity?.uid === uid && Date.now() - identity.at <= PROOF_MAX_AGE;
