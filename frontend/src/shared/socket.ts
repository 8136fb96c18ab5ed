import type { ClientToServerEvents, ServerToClientEvents, TabAuth } from '@contract/socket-events';
import { io, type Socket } from 'socket.io-client';
import { useSession } from './session.store';

/**
 * The one connection of this tab, open while somebody is signed in. It reconnects after 0.2 to
 * 1.8 s, longer each time, so that the tabs of a stopped server do not all return at once.
 */
export const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io({
  transports: ['websocket'],
  auth: (tell) => {
    const userId = Number(useSession.getState().user?.uid);
    tell({ numbered: true, userId } satisfies TabAuth);
  },
  autoConnect: false,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.8,
});
