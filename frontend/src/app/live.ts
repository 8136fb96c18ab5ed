import type { ServerToClientEvents } from '@contract/socket-events';
import { dropPet, keepPet, rereadPets, rereadUser, queryClient } from '../shared/queries';
import { readSession } from '../shared/session';
import { useSession } from '../shared/session.store';
import { socket } from '../shared/socket';

/** The socket client retries a lost network itself, but never a refusal by the server. */
const RETRY_MS = { base: 1_000, spread: 4_000 };

const handlers: Partial<ServerToClientEvents> = {
  'pet-saved': ({ pet }) => keepPet(pet),
  'pet-removed': ({ petId }) => dropPet(petId),
  'profile-changed': () => void rereadUser(),
  'plan-activated': () => void rereadUser(),
  'signed-out': () => {
    queryClient.clear();
    useSession.getState().signOut();
  },
};

/** Connects, and keeps lists and session in step with what the server tells this user's tabs. */
export const goLive = (): (() => void) => {
  let retry: number | undefined;
  let connectedBefore = false;

  const reconnectSoon = (): void => {
    window.clearTimeout(retry);
    const wait = RETRY_MS.base + Math.random() * RETRY_MS.spread;
    retry = window.setTimeout(() => {
      if (useSession.getState().user !== null) socket.connect();
    }, wait);
  };
  // What was told before the first connection, since the page read it, was told to nobody here.
  const connected = (): void => {
    if (connectedBefore) void rereadPets();
    void rereadUser();
    connectedBefore = true;
  };
  const refused = (error: Error): void => {
    if (error.message === 'UNAUTHENTICATED') void readSession();
    if (!socket.active) reconnectSoon();
  };
  const disconnected = (reason: string): void => {
    if (reason === 'io server disconnect') reconnectSoon();
  };

  const own = { ...handlers, connect: connected, connect_error: refused, disconnect: disconnected };
  const events = Object.entries(own) as [keyof ServerToClientEvents, () => void][];
  for (const [event, handler] of events) socket.on(event, handler);
  socket.connect();
  return () => {
    window.clearTimeout(retry);
    for (const [event, handler] of events) socket.off(event, handler);
    socket.disconnect();
  };
};
