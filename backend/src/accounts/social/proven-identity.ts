import type { ProviderToken } from './token-sync.js';

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
const MAX_AGE = 5 * 60_000;

/** Whether this provider's user signed the session in a short while ago. */
export const isProven = (identity: ProvenIdentity | undefined, uid: string): boolean =>
  identity?.uid === uid && Date.now() - identity.at <= MAX_AGE;
