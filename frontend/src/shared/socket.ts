import type { ClientToServerEvents, ServerToClientEvents } from '@contract/socket-events';
import { io, type Socket } from 'socket.io-client';

/**
 * The one connection of this tab. `app` connects it while someone is signed in. After a loss it
 * comes back by itself in 0.2 to 1.8 s, later each time: when a server ends, not all tabs knock
 * at the others in the same moment. Milliseconds.
 */
export const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io({
  transports: ['websocket'],
  autoConnect: false,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.8,
});
