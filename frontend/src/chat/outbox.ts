import { readJson, store } from '../shared/storage';

/** A question kept until its outcome is known, so that a reload cannot lose it. */
export interface Posted {
  /** Another account on this device never sends it. */
  uid: string;
  sessionId: number;
  petId: number;
  clientId: string;
  content: string;
  /** ISO 8601. */
  createdAt: string;
}

const KEY = 'zampa.outbox';

const readAll = (): Posted[] => {
  const stored = readJson('local', KEY);
  return Array.isArray(stored) ? (stored as Posted[]) : [];
};

const writeAll = (questions: readonly Posted[]): void =>
  store('local', KEY, questions.length > 0 ? JSON.stringify(questions) : null);

export const readOutbox = (uid: string): Posted[] =>
  readAll().filter((question) => question.uid === uid);

export const keepInOutbox = (question: Posted): void =>
  writeAll([...readAll().filter((other) => other.clientId !== question.clientId), question]);

export const dropFromOutbox = (clientId: string): void =>
  writeAll(readAll().filter((question) => question.clientId !== clientId));
