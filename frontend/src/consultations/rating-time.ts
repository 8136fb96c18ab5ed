import type { Consultation } from '@contract/consultations';
import { readStored, store } from '../shared/storage';

/** Days after a case's end in which its owner is asked for a rating, or told that it expired. */
const DAYS = 3;
const DAY_MS = 86_400_000;

const keyOf = (id: number): string => `zampa.rating.${id}`;

/** Records that the owner does not want to rate it. */
export const decline = (id: number): void => store('local', keyOf(id), 'no');

const isRecent = (closedAt: string | null, now: number): boolean =>
  closedAt !== null && now - Date.parse(closedAt) < DAYS * DAY_MS;

/** Whether it ended recently because no vet took it. */
export const hasJustExpired = ({ state, closedAt }: Consultation): boolean =>
  state === 'expired' && isRecent(closedAt, Date.now());

/** Whether a vet ended it recently and its owner has neither rated it nor declined to. */
export const isToBeRated = (
  { id, state, closedAt, rating }: Consultation,
  now = Date.now(),
): boolean =>
  state === 'closed' &&
  rating === null &&
  isRecent(closedAt, now) &&
  readStored('local', keyOf(id)) === null;
