import type { EmergencyContact } from './chat.js';
import type { Country } from './countries.js';

/** What to do about one sign until a vet sees the animal. */
export interface FirstAid {
  id: string;
  /** What an owner sees. */
  title: string;
  why: string;
  actions: string[];
  donts: string[];
}

/**
 * Answer of `GET /api/emergency-guide`: help for visitors who are not signed in or have no network.
 */
export interface EmergencyGuide {
  /** What to do first. */
  first: string;
  lines: { country: Country; contacts: EmergencyContact[] }[];
  firstAid: FirstAid[];
}
