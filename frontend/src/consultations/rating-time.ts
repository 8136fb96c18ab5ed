import type { Consultation } from '@contract/consultations';
import { readStored, store } from '../shared/storage';

/** Days after its end in which an owner is asked how it was. */
const DAYS = 3;
const DAY_MS = 86_400_000;

const keyOf = (id: number): string => `zampa.rating.${id}`;

/** The owner does not want to say how it was. */
export const decline = (id: number): void => store('local', keyOf(id), 'no');

/** Whether a vet has ended it lately, and its owner has not said how it was. */
export const isToBeRated = (
  { id, state, closedAt, rating }: Consultation,
  now = Date.now(),
): boolean =>
  state === 'closed' &&
  rating === null &&
  closedAt !== null &&
  now - Date.parse(closedAt) < DAYS * DAY_MS &&
  readStored('local', keyOf(id)) === null;
