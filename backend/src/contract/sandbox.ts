/** Calls of the payment sandbox, under `/api/sandbox`; with the sandbox off they do not exist. */

/** The card form of the sandbox, as typed. */
export interface SandboxCard {
  /** Digits; spaces do not matter. */
  number: string;
  /** `MM/YY`. */
  expiry: string;
  /** Three or four digits. */
  cvc: string;
}

/** `POST /api/sandbox/confirm`: pays what the secret stands for. */
export interface SandboxConfirmation {
  clientSecret: string;
  card: SandboxCard;
}

/** `POST /api/sandbox/authenticate`: the owner's answer to the bank's question (3-D Secure). */
export interface SandboxAuthentication {
  clientSecret: string;
  approved: boolean;
}

/** `POST /api/sandbox/payment` `{clientSecret}`, and the answer of the two calls above. */
export interface SandboxPayment {
  id: string;
  /** Cents. */
  amount: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  /** Why the card was refused, as Stripe words it; null otherwise. */
  error: { code: string; declineCode: string | null; message: string } | null;
}

/**
 * `POST /api/sandbox/settings`, for tests and demonstrations; answers the settings that hold.
 * `webhooks: false` loses every event from now on.
 */
export interface SandboxSettings {
  webhooks?: boolean | undefined;
  /** Moves the sandbox's clock forward: renewals, expiries and their events happen on the way. */
  advanceDays?: number | undefined;
}
