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

/** The signed-in user as the session call returns it. */
export interface SessionUser {
  id: number;
  email: string | null;
  username: string;
  photoURL: string | null;
  subscriptionStatus: Plan;
  /** Questions of the current UTC day. */
  dailyQuestionCount: number;
}

export interface UserReply {
  user: SessionUser;
}

/** Answer of the calls that change the user. */
export interface SavedUserReply extends UserReply {
  success: true;
}

export type SessionReply = { authenticated: false } | { authenticated: true; user: SessionUser };

export interface Profile {
  username: string;
  displayName: string;
  email: string | null;
  /** Whether the owner of the address has proved to be the user. */
  emailVerified: boolean;
  /** A new address that waits for its owner's confirmation. */
  pendingEmail: string | null;
  photoURL: string | null;
  /** For emergency numbers; `null` when it is another one or not said. */
  country: Country | null;
  subscriptionStatus: Plan;
  /** ISO 8601. */
  joinDate: string;
  totalQuestions: number;
  dailyQuestionCount: number;
  totalPets: number;
  totalSessions: number;
}

/**
 * What a change of address, password or sign-in way and the account's removal ask for: the
 * password, or a sign-in of the last five minutes, without which `FRESH_SIGN_IN_NEEDED` is answered.
 */
export interface Proof {
  password?: string | undefined;
}

/** Removing an account takes the word itself. */
export interface AccountRemoval extends Proof {
  confirm: 'DELETE';
}

/** A new address asks for a proof; the present or the pending one, and other fields, do not. */
export interface ProfileChanges extends Proof {
  username?: string | undefined;
  email?: string | undefined;
  /** `null` clears. */
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

/** A link from a mail that told of a change: whoever did it was not the owner. */
export interface SecureAccountBody {
  token: string;
}

export interface SecureAccountReply {
  /** For a new password: the account has none now. */
  token: string;
}

export interface ChangePasswordBody {
  /** Absent for an account that has none yet: that takes a sign-in of the last five minutes. */
  currentPassword?: string | undefined;
  password: string;
}

/** A browser in which the user is signed in. */
export interface Device {
  /** Names the session without being it. */
  id: string;
  /** As the browser named itself; empty when it did not. */
  userAgent: string;
  /** ISO 8601. */
  signedInAt: string;
  /** The one that asks. */
  current: boolean;
}

/** How a user can sign in. */
export interface SignInWays {
  password: boolean;
  providers: { provider: Provider; email: string | null }[];
}

/** Answer of `GET /api/user/sign-in-ways`. */
export interface SignInWaysReply extends SignInWays {
  /** Whether one signed in here in the last five minutes: connecting a provider takes that. */
  fresh: boolean;
}
