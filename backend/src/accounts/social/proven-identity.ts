import type { ProviderToken } from './token-sync.js';

/** A provider's user that signed a session in. */
export interface ProvenIdentity {
  /** `google:<id>` or `facebook:<id>`. */
  uid: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** For the token sync alone. */
  token?: ProviderToken | undefined;
}

/** So long a proof is good for the client's sync call: the specification's age. Milliseconds. */
const MAX_AGE = 5 * 60_000;

/** Whether this session itself was signed in by that provider's user a short while ago. */
export const isProven = (identity: ProvenIdentity | undefined, uid: string): boolean =>
  identity?.uid === uid && Date.now() - identity.at <= MAX_AGE;
