import type { DiaryEntry } from './diary.js';
import type { Message, TriageLevel } from './chat.js';
import type { Language } from './languages.js';
import type { Pet, PetContact, PetFacts } from './pets.js';
import type { Species } from './species.js';
import type { SummarySnapshot } from './summaries.js';

/** `waiting` for a vet, `taken` by one; the others are final. */
export type ConsultationState = 'waiting' | 'taken' | 'closed' | 'withdrawn' | 'expired';

/** What the vet of a case may read besides the profile, the question and the case itself. */
export interface SharedWithVet {
  /** The summary for the vet as of when one takes the case; its alarms only with `conversation`. */
  summary: boolean;
  /** The last 90 days of the diary. */
  diary: boolean;
  /** The conversation until a vet takes the case. */
  conversation: boolean;
}

export interface NewConsultation extends SharedWithVet {
  petId: number;
  question: string;
  /** A UUID made by the client, used as an idempotency key. */
  clientId: string;
  /** The owner agrees that the vet reads the profile, the question and what is shared. */
  consent: true;
}

export interface ConsultationRating {
  /** 1 to 5. */
  stars: number;
  words?: string | null | undefined;
}

/** The vet of a case, as its owner sees them. */
export interface ConsultationVet {
  name: string;
  registerNumber: string;
}

/** A question to a vet, for its owner. */
export interface Consultation {
  id: number;
  petId: number;
  sessionId: number;
  state: ConsultationState;
  /** The level that the safety rules gave when the question was asked. */
  level: TriageLevel;
  question: string;
  shared: SharedWithVet;
  /** ISO 8601: when the owner asked the question and gave consent. */
  askedAt: string;
  /** `null` while it waits. */
  vet: ConsultationVet | null;
  takenAt: string | null;
  closedAt: string | null;
  advice: string | null;
  rating: ConsultationRating | null;
  /** Counts the changes, from 1. */
  version: number;
}

/** What an owner is told before asking a vet. */
export interface ConsultationAvailability {
  /** Whether there are any vets; without one, nothing is offered. */
  registered: boolean;
  /** Whether a vet who treats this species is on duty now. */
  onDuty: boolean;
  /** ISO 8601: when the next one comes on duty; `null` when nobody is scheduled. */
  nextAt: string | null;
  /** Median wait of the last cases; `null` before the first ones. */
  waitMinutes: number | null;
  /** Cases waiting now. */
  waiting: number;
  /** The pet's own vet and night clinic, as the owner noted them. */
  call: PetContact[];
}

/** Whether a vet is on duty for an open case: its own or, while it waits, one for the species. */
export type CaseDuty = Pick<ConsultationAvailability, 'onDuty' | 'nextAt'>;

/** A waiting case as every vet sees it, without anything the owner wrote. */
export interface WaitingCase {
  id: number;
  petName: string;
  species: Species;
  level: TriageLevel;
  /** The language that its owner uses. */
  language: Language;
  /** ISO 8601. */
  askedAt: string;
}

/** A case that this vet took. */
export interface OwnCase extends WaitingCase {
  state: Extract<ConsultationState, 'taken' | 'closed'>;
  takenAt: string;
  closedAt: string | null;
}

/** Response of `GET /api/vet/consultations`. */
export interface VetQueue {
  /** Urgent ones first, then the longest waiting. */
  waiting: WaitingCase[];
  taken: OwnCase[];
  /** The newest cases that this vet has closed. */
  closed: OwnCase[];
}

/** The profile without the owner's contacts and without paths that only the owner may use. */
export type PetOfCase = PetFacts & Pick<Pet, 'portrait' | 'coat' | 'id'>;

/** What the vet of a case sees; once it is closed, only the messages of the case. */
export interface VetCase extends OwnCase {
  question: string;
  shared: SharedWithVet;
  advice: string | null;
  rating: ConsultationRating | null;
  pet: PetOfCase | null;
  summary: SummarySnapshot | null;
  /** Newest first. */
  diary: DiaryEntry[] | null;
  /** Messages of the case and, if shared, of the conversation until it was taken; oldest first. */
  messages: Message[];
}

export interface NewVetMessage {
  text: string;
  /** A UUID made by the client, used as an idempotency key. */
  clientId: string;
  /** Asks for photos. */
  wantsPhotos?: boolean | undefined;
}

export interface CaseEnd {
  advice: string;
  /** A UUID made by the client, used as an idempotency key. */
  clientId: string;
}
