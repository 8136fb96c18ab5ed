import type { Language } from './languages.js';
import type { Species } from './species.js';

/** A partner vet as owners and the rest of the product see them. */
export interface VetView {
  id: number;
  userId: number;
  name: string;
  registerNumber: string;
  languages: Language[];
  species: Species[];
}

/** Days of the week by ISO 8601: Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/**
 * A period of a vet's week in their own time zone; one that ends at or before its start ends the
 * next day.
 */
export interface VetHours {
  day: Weekday;
  /** `00:00` to `23:59`. */
  from: string;
  /** `00:00` to `24:00`. */
  to: string;
}

/** Periods per week. */
export const MAX_VET_HOURS = 42;

/** `enrol`: an authenticator must be set up first; `verify`: its code is required. */
type VetFactor = 'enrol' | 'verify' | 'passed';

export interface VetDuty {
  onDuty: boolean;
  /** ISO 8601: when this changes; null if it does not within a week. */
  until: string | null;
}

/** What a vet sees of themselves once the second factor is passed. */
export interface VetDesk extends Omit<VetView, 'id' | 'userId'> {
  timeZone: string;
  hours: VetHours[];
  duty: VetDuty;
  recoveryCodesLeft: number;
}

/** `GET /api/vet/me`; anyone who is not a vet gets 404. */
export interface VetMe {
  name: string;
  factor: VetFactor;
  desk: VetDesk | null;
}

/** The secret of an authenticator that is not confirmed yet, and the same as a link for the app. */
export interface VetEnrolment {
  /** Base32. */
  secret: string;
  uri: string;
}

export interface VetCodeBody {
  /** Six digits; `verify` takes a recovery code too. */
  code: string;
}

/** Shown once; each works once. */
export interface VetRecoveryCodes {
  recoveryCodes: string[];
}

export interface VetHoursBody {
  timeZone: string;
  hours: VetHours[];
}

export interface VetDutyBody {
  onDuty: boolean;
}
