import type { Message } from './chat.js';
import type { DiaryEntry } from './diary.js';
import type { ErrorCode, ErrorDetails } from './errors.js';
import type { Pet } from './pets.js';
import type { Reminder } from './reminders.js';

/** Path of all calls for other people's programs. */
export const PUBLIC_API = '/api/v1';

/** A page of a list. */
interface Paged {
  /** The `cursor` of the next page; `null` on the last one. */
  nextCursor: string | null;
}

export interface PetPage extends Paged {
  /** Oldest first. */
  data: Pet[];
}

export interface DiaryPage extends Paged {
  /** Newest first. */
  data: DiaryEntry[];
}

export interface ReminderPage extends Paged {
  /** Newest first. */
  data: Reminder[];
}

export interface MessagePage extends Paged {
  /** Newest first. */
  data: Message[];
}

interface ProblemField {
  /** The field's name; a nested field has a path, such as `vet.phone`. */
  field: string;
  detail: string;
}

/** An error, by RFC 9457. */
export interface Problem extends Omit<ErrorDetails, 'fields'> {
  /** The place in `/api/docs` that explains this code. */
  type: string;
  title: string;
  /** The HTTP status. */
  status: number;
  detail: string;
  /** For programs: stays the same when the texts change. */
  code: ErrorCode;
  /** `VALIDATION_FAILED`: what is wrong with which field. */
  errors?: ProblemField[];
}

/** The next piece of an answer, as an event of `text/event-stream`. */
export interface AnswerPiece {
  /** A higher one starts the answer over. */
  attempt: number;
  /** Where `text` begins in the answer, in UTF-16 code units. */
  offset: number;
  text: string;
}

/** Events of an answer that is being written: name to data. */
export interface AnswerEvents {
  message: { message: Message };
  token: AnswerPiece;
  /** The whole answer: complete, stopped or failed. The last event. */
  done: { message: Message };
  /** Why the stream ends before the answer does. */
  problem: Problem;
}
