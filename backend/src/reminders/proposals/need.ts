import type { CareAnimal } from '../../care/animal.js';
import type { DiaryKind } from '../../contract/diary.js';
import type { FindingSource } from '../../contract/insights.js';
import type { ReminderKind } from '../../contract/reminders.js';
import type { Sex } from '../../contract/pets.js';
import type { NeedText } from './texts/en.js';

/** The facts about a pet that the schedules use. */
export interface ProposalPet extends Pick<CareAnimal, 'species' | 'age' | 'weightKg' | 'neutered'> {
  /** ISO date. */
  birthDate: string | null;
  sex: Sex | null;
  /** The owner's words about its way of life. */
  traits: string | null;
}

/** A diary entry of the past. */
export interface PastCare {
  kind: DiaryKind;
  /** ISO date. */
  day: string;
  text: string | null;
}

export interface ProposalHistory {
  /** Newest first within each kind. */
  past: readonly PastCare[];
  active: readonly { kind: ReminderKind; proposalKey: string | null }[];
  /** Keys. */
  declined: readonly string[];
}

/** What a schedule starts from. */
export interface Situation extends ProposalPet {
  stage: CareAnimal['stage'];
  past: readonly PastCare[];
  /** ISO date in the owner's zone. */
  today: string;
  /** ISO 3166; null if the time zone does not reveal it. */
  country: string | null;
}

/** All that can be proposed. */
const PROPOSAL_KEYS = [
  'vaccine-course',
  'vaccine-booster-26-weeks',
  'vaccine-core',
  'vaccine-lepto',
  'vaccine-rabies',
  'vaccine-rabbit',
  'vaccine-ask',
  'worms-young',
  'worms',
  'fleas',
  'heartworm',
  'check-yearly',
  'check-senior',
  'weigh-7-days',
  'weigh-28-days',
  'teeth',
  'nails',
  'heat-first',
  'heat-next',
  'passport',
  'insurance',
] as const;

export type ProposalKey = (typeof PROPOSAL_KEYS)[number];

export const isProposalKey = (key: string): key is ProposalKey =>
  (PROPOSAL_KEYS as readonly string[]).includes(key);

/** What a schedule finds due, before it is worded. */
export interface Need {
  key: ProposalKey;
  kind: ReminderKind;
  text: NeedText;
  rule: string | null;
  /** ISO dates; one that has passed is due now. */
  from: string;
  to: string;
  sources: FindingSource[];
}
