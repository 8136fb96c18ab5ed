import type { JoinedEvent } from '@contract/socket-events';
import { hasFailedSince } from './api';
import { socket } from './socket';

/** Milliseconds to wait for the newest event's number, which the server sends once Redis answers. */
const LATEST = 10_000;

/**
 * Milliseconds of silence, such as of a laptop asleep overnight, after which things have changed
 * without an event too: each day has its own questions.
 */
const LONG_SILENCE = 300_000;

/** The number of the newest event that this tab has received; null at first. */
let heard: number | null = null;
/** When this tab last joined; milliseconds since the epoch. */
let joinedAt = 0;
/** When the server last said anything, pings included. */
let heardAt = 0;
let unsure: number | undefined;
const listeners = new Set<() => void>();

/** Has everything that is shown read again. */
export const tellMissed = (): void => {
  window.clearTimeout(unsure);
  for (const listener of listeners) listener();
};

const noteSound = (): void => {
  heardAt = Date.now();
};

const onConnect = (): void => {
  window.clearTimeout(unsure);
  unsure = window.setTimeout(tellMissed, LATEST);
};

const onJoined = ({ newest }: JoinedEvent): void => {
  window.clearTimeout(unsure);
  const wasSilent = Date.now() - heardAt > LONG_SILENCE;
  const mayDiffer = newest === null || heard === null || newest > heard;
  const hasMissed = mayDiffer || wasSilent || hasFailedSince(joinedAt);
  joinedAt = Date.now();
  noteSound();
  if (newest !== null) heard = Math.max(newest, heard ?? 0);
  if (hasMissed) tellMissed();
};

const onEvent = (name: string, _payload: unknown, number?: number): void => {
  if (name !== 'joined') noteSound();
  if (number === undefined) return;
  const hasMissed = heard !== null && number > heard + 1;
  heard = number;
  if (hasMissed) tellMissed();
};

/**
 * Calls the listener when this user's events may have been missed and data has to be read again:
 * after the first connection, and after a later one unless nothing happened in the meantime.
 * @returns a function that unsubscribes.
 */
export const onMissedEvents = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Follows the numbers of the user's events while someone is signed in. */
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
