import type { Proof } from './accounts.js';

/** What a token may be allowed to do. Write scopes do not include reading. */
export const TOKEN_SCOPES = [
  'pets:read',
  'pets:write',
  'diary:read',
  'diary:write',
  'chat',
  'reminders',
] as const;

export type TokenScopeName = (typeof TOKEN_SCOPES)[number];

/** How long a token is valid, in days. */
export const TOKEN_DAYS = { standard: 90, max: 365 } as const;

/** A personal token, with which a program acts for its owner. */
export interface ApiToken {
  id: number;
  name: string;
  scopes: TokenScopeName[];
  /** Its last four characters, by which its owner recognises it. */
  last4: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601, accurate to five minutes; null if it was never used. */
  lastUsedAt: string | null;
}

/**
 * A token grants access as a password does, so creating one takes the same proof as changing the
 * password.
 */
export interface NewApiToken extends Proof {
  name: string;
  scopes: TokenScopeName[];
  /** 90 unless given. */
  days?: number | undefined;
}

/** Response of `POST /api/user/tokens`, the only one that ever contains the token itself. */
export interface NewApiTokenReply {
  token: ApiToken;
  /** `zmp_...` */
  secret: string;
}
