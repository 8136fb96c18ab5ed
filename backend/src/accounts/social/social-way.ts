import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { SessionData } from 'express-session';
import type { Provider } from '../../contract/config.js';
import type { ProvenIdentity } from './proven-identity.js';
import type { SocialStartDto } from './social.dto.js';

/** A way that was begun is over after this. Milliseconds. */
const PATIENCE = 10 * 60_000;

/** Bytes of a state that nobody guesses. */
const STATE_LENGTH = 24;

declare module 'express-session' {
  interface SessionData {
    /** A way to a provider that was begun in this session; a new one takes its place. */
    social?: SocialStartDto & {
      provider: Provider;
      at: number;
      /** Who was signed in. */
      userId: number | null;
      /** What the provider gives back, and what turns its code into a profile. */
      state?: string;
      verifier?: string;
    };
    /** The provider's user whose arrival signed this session in: what `firebase-login` confirms. */
    identity?: ProvenIdentity;
  }
}

export type Way = NonNullable<SessionData['social']>;

type Done = (error: unknown, value: string | false | undefined) => void;

/**
 * Where passport-oauth2 keeps state and PKCE verifier: with the way. It tells what it wants of a
 * store by the number of parameters.
 */
export const wayProof = {
  store({ session }: Request, verifier: string, _state: unknown, _meta: unknown, done: Done): void {
    const state = randomBytes(STATE_LENGTH).toString('base64url');
    Object.assign(session.social ?? {}, { state, verifier });
    // Now, not with the answer: that would be held back half sent while the store is away.
    session.save((error: unknown) => done(error ?? null, error ? undefined : state));
  },
  verify({ session }: Request, state: unknown, done: Done): void {
    const way = session.social;
    done(null, way?.state === state ? way?.verifier : false);
  },
};

/** The way that a callback ends; whatever else leads a browser there ends none. */
export function wayEndedBy({ session, query }: Request, provider: Provider): Way | undefined {
  const way = session.social;
  const own = way?.provider === provider && way.state !== undefined && way.state === query['state'];
  return own ? way : undefined;
}

export const isOver = ({ at }: Way): boolean => Date.now() - at > PATIENCE;
