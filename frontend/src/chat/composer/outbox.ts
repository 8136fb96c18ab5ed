import { OUTBOX_KEY, readJson, tryToStore } from '../../shared/storage';

/** A question kept until its outcome is known, so that a reload cannot lose it. */
export interface QueuedQuestion {
  /** Its owner: another account on this device never sends it. */
  uid: string;
  sessionId: number;
  petId: number;
  clientId: string;
  content: string;
  /** The ids of stored photos; `'going'` while they are uploading, which a reload ends. */
  photos?: number[] | 'going';
  /** The question that it replaces. */
  replaces?: number | undefined;
  /** The question that is asked once more, with its photos. */
  repeats?: number | undefined;
  /** Set if it is for the assistant, although a vet has the case. */
  to?: 'assistant' | undefined;
  /** ISO 8601. */
  createdAt: string;
}

/** All questions, while the browser's storage is full or blocked; lost when the page closes. */
let unstored: readonly QueuedQuestion[] | null = null;

const readAll = (): readonly QueuedQuestion[] => {
  const stored = unstored ?? readJson('local', OUTBOX_KEY);
  return Array.isArray(stored) ? (stored as QueuedQuestion[]) : [];
};

const writeAll = (questions: readonly QueuedQuestion[]): void => {
  const text = questions.length > 0 ? JSON.stringify(questions) : null;
  unstored = tryToStore('local', OUTBOX_KEY, text) ? null : questions;
};

export const readOutbox = (uid: string): QueuedQuestion[] =>
  readAll().filter((question) => question.uid === uid);

export const addToOutbox = (question: QueuedQuestion): void =>
  writeAll([...readAll().filter((other) => other.clientId !== question.clientId), question]);

export const removeFromOutbox = (clientId: string): void =>
  writeAll(readAll().filter((question) => question.clientId !== clientId));
