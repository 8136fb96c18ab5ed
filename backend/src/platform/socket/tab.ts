import type { Server, Socket } from 'socket.io';
import type { ClientToServerEvents, ServerToClientEvents } from '../../contract/socket-events.js';

/** What the server knows of a connected tab. */
interface TabData {
  userId: number;
  sid: string;
  /** Settles when events of the user reach the tab, or cannot. */
  joined: Promise<void>;
}

type NoEvents = Record<string, never>;
export type Tab = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, TabData>;
export type TabServer = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, TabData>;
