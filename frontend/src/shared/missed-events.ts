import type { JoinedEvent } from '@contract/socket-events';
import { hasFailedSince } from './api';
import { socket } from './socket';

/** A server that has not said by then what came before may be an older one. Milliseconds. */
const LATEST = 10_000;

/**
 * After so long a silence, such as a night's sleep of a laptop, what nobody tells has changed too:
 * another day has its own questions. Milliseconds.
 */
const LONG_SILENCE = 300_000;

/** Number of the newest event that this tab has heard; unknown at first. */
let heard: number | null = null;
/** When it last joined; milliseconds since the epoch. */
let joinedAt = 0;
/** When the server last said anything, pings included. */
let heardAt = 0;
let unsure: number | undefined;
const listeners = new Set<() => void>();

const tell = (): void => {
  window.clearTimeout(unsure);
  for (const listener of listeners) listener();
};

const noteSound = (): void => {
  heardAt = Date.now();
};

const onConnect = (): void => {
  window.clearTimeout(unsure);
  unsure = window.setTimeout(tell, LATEST);
};

const onJoined = ({ newest }: JoinedEvent): void => {
  window.clearTimeout(unsure);
  const wasSilent = Date.now() - heardAt > LONG_SILENCE;
  const mayDiffer = newest === null || heard === null || newest > heard;
  const hasMissed = mayDiffer || wasSilent || hasFailedSince(joinedAt);
  joinedAt = Date.now();
  noteSound();
  if (newest !== null) heard = Math.max(newest, heard ?? 0);
  if (hasMissed) tell();
};

const onEvent = (name: string, _payload: unknown, number?: number): void => {
  if (name !== 'joined') noteSound();
  if (number === undefined) return;
  const hasMissed = heard !== null && number > heard + 1;
  heard = number;
  if (hasMissed) tell();
};

/**
 * Calls the listener when events of this user may not have been heard: what was read before is to
 * be read again. That is so after the first connection, and after a later one unless nothing
 * happened meanwhile.
 * @returns a function that ends it.
 */
export const onMissedEvents = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Follows the numbers of the user's events while somebody is signed in. */
export const followEventNumbers = (): (() => void) => {
  socket.io.on('ping', noteSound);
  socket.onAny(onEvent);
  socket.on('joined', onJoined);
  socket.on('connect', onConnect);
  return () => {
    socket.io.off('ping', noteSound);
    socket.offAny(onEvent);
    socket.off('joined', onJoined);
    socket.off('connect', onConnect);
    window.clearTimeout(unsure);
    heard = null;
  };
};
