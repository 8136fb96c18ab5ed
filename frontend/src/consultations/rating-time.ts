import type { Consultation } from '@contract/consultations';
import { readStored, store } from '../shared/storage';

/** Days after a case's end in which its owner is asked for a rating. */
const DAYS = 3;
const DAY_MS = 86_400_000;

const keyOf = (id: number): string => `zampa.rating.${id}`;

/** Records that the owner does not want to rate it. */
export const decline = (id: number): void => store('local', keyOf(id), 'no');

/** Whether a vet ended it recently and its owner has neither rated it nor declined to. */
export const isToBeRated = (
  { id, state, closedAt, rating }: Consultation,
  now = Date.now(),
): boolean =>
  state === 'closed' &&
  rating === null &&
  closedAt !== null &&
  now - Date.parse(closedAt) < DAYS * DAY_MS &&
  readStored('local', keyOf(id)) === null;
