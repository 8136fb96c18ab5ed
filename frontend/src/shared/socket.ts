import type { ClientToServerEvents, ServerToClientEvents } from '@contract/socket-events';
import { io, type Socket } from 'socket.io-client';

/** The one connection of this tab. `app` connects it while someone is signed in. */
export const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io({
  transports: ['websocket'],
  autoConnect: false,
  reconnectionDelay: 500,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
});
