import type { Provider } from './config.js';
import type { Country } from './countries.js';
import type { Plan } from './plans.js';

export interface RegisterBody {
  username: string;
  email: string;
  password: string;
}

export interface LoginBody {
  email: string;
  password: string;
}

/** The signed-in user, as the session call returns it. */
export interface SessionUser {
  id: number;
  email: string | null;
  username: string;
  photoURL: string | null;
  subscriptionStatus: Plan;
  /** Questions asked in the current UTC day. */
  dailyQuestionCount: number;
}

export interface UserReply {
  user: SessionUser;
}

/** Response of the calls that change the user. */
export interface SavedUserReply extends UserReply {
  success: true;
}

export type SessionReply = { authenticated: false } | { authenticated: true; user: SessionUser };

export interface Profile {
  username: string;
  displayName: string;
  email: string | null;
  /** Whether the user has confirmed that the address is theirs. */
  emailVerified: boolean;
  /** A new address that is not confirmed yet. */
  pendingEmail: string | null;
  photoURL: string | null;
  /** For emergency numbers; `null` when unknown or not supported. */
  country: Country | null;
  subscriptionStatus: Plan;
  /** ISO 8601. */
  joinDate: string;
  totalQuestions: number;
  dailyQuestionCount: number;
  totalPets: number;
  totalSessions: number;
  totalDiaryEntries: number;
  activeReminders: number;
}

/**
 * Required to change address, password or sign-in methods, and to delete the account: the password,
 * or a sign-in within the last five minutes. Otherwise the call fails with `FRESH_SIGN_IN_NEEDED`.
 */
export interface Proof {
  password?: string | undefined;
}

/** Deleting an account requires the literal word as confirmation. */
export interface AccountRemoval extends Proof {
  confirm: 'DELETE';
}

/**
 * Changing to a new address requires a proof; the current or pending address, and other fields, do
 * not.
 */
export interface ProfileChanges extends Proof {
  username?: string | undefined;
  email?: string | undefined;
  /** `null` clears it. */
  country?: Country | null | undefined;
}

export interface ForgotPasswordBody {
  email: string;
}

export interface ResetPasswordBody {
  /** From the mailed link. */
  token: string;
  password: string;
}

export interface VerifyEmailBody {
  /** From the mailed link. */
  token: string;
}

/** Token from the link in a mail about a change, for an owner who did not make that change. */
export interface SecureAccountBody {
  token: string;
}

export interface SecureAccountReply {
  /** For setting a new password: the account has none now. */
  token: string;
}

export interface ChangePasswordBody {
  /**
   * Absent for an account without a password, which needs a sign-in within the last five minutes
   * instead.
   */
  currentPassword?: string | undefined;
  password: string;
}

/** A browser in which the user is signed in. */
export interface Device {
  /** Identifies the session without exposing its id. */
  id: string;
  /** The browser's `User-Agent`; empty when it sent none. */
  userAgent: string;
  /** ISO 8601. */
  signedInAt: string;
  /** Whether this is the session of the request. */
  current: boolean;
}

/** The user's sign-in methods. */
export interface SignInWays {
  password: boolean;
  providers: { provider: Provider; email: string | null }[];
}

/** Response of `GET /api/user/sign-in-ways`. */
export interface SignInWaysReply extends SignInWays {
  /**
   * Whether this session signed in within the last five minutes: connecting a provider requires it.
   */
  fresh: boolean;
}
