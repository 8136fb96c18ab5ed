import { PROVIDERS, PROVIDER_NAMES } from '../../contract/config.js';
import {
  handedOver,
  idIn,
  LINES,
  signedOutEverywhere,
  type RepeatedRemoval,
} from '../../platform/logging/repeated-removal.js';

/** Statements that disconnect identities. @param which of them, in SQL. */
const disconnect = (which: string): string[] => [
  `UPDATE users SET "firebaseUid" = NULL FROM user_identities AS identity, ${LINES}
   WHERE identity."userId" = line.id AND ${which}
     AND users.id = line.id AND "firebaseUid" = identity.provider || ':' || identity.subject`,
  `DELETE FROM user_identities AS identity USING ${LINES}
   WHERE identity."userId" = line.id AND ${which}`,
];

const reset = idIn('userId', 'password-reset');

/**
 * For accounts whose owner undid a thief's changes, or that were handed over to their true owner.
 */
const TAKEN_BACK: RepeatedRemoval[] = [
  {
    what: 'sign-ins of strangers disconnected',
    idIn: idIn('userId', 'account-secured'),
    statements: disconnect('identity."createdAt" >= line.since'),
  },
  {
    what: 'sign-ins of strangers disconnected',
    idIn: (line) => handedOver(line) ?? reset(line),
    // The mail went to an unconfirmed address, so its reader took the account over.
    statements: disconnect(
      'identity."userId" IN (SELECT id FROM users WHERE "emailVerifiedAt" IS NULL)',
    ),
  },
  {
    what: 'addresses of strangers removed',
    idIn: idIn('userId', 'account-secured'),
    // The clocks of an API process and of the database may differ.
    statements: [
      `UPDATE users SET email = NULL, "emailVerifiedAt" = NULL, "pendingEmail" = NULL FROM ${LINES}
       WHERE users.id = line.id AND "emailVerifiedAt" >= line.since - interval '1 minute'`,
    ],
  },
];

const disconnected = idIn('userId', 'provider-disconnected');

export const ACCOUNT_REMOVALS: RepeatedRemoval[] = [
  {
    what: 'accounts removed',
    idIn: idIn('userId', 'account-removed'),
    statements: [`DELETE FROM users USING ${LINES} WHERE users.id = line.id`],
  },
  ...TAKEN_BACK,
  {
    what: 'passwords removed',
    idIn: signedOutEverywhere,
    statements: [
      `UPDATE users SET password = NULL FROM ${LINES}
       WHERE users.id = line.id AND password IS NOT NULL`,
    ],
  },
  ...PROVIDERS.map((provider): RepeatedRemoval => ({
    what: `sign-ins with ${PROVIDER_NAMES[provider]} disconnected`,
    idIn: (line) => (line.by === provider ? disconnected(line) : undefined),
    statements: disconnect(`identity.provider = '${provider}' AND identity."createdAt" <= line.at`),
  })),
];

/** Accounts without any way to sign in or to request a password: their owners need the operator. */
export const UNREACHABLE_ACCOUNTS = `
  SELECT id FROM users WHERE password IS NULL AND email IS NULL
    AND NOT EXISTS (SELECT FROM user_identities WHERE "userId" = users.id)
  ORDER BY id`;
