import type { Server, Socket } from 'socket.io';
import type { ClientToServerEvents, ServerToClientEvents } from '../../contract/socket-events.js';

/** Data that the server attaches to a connected tab. */
interface TabData {
  userId: number;
  sid: string;
  /** Settles when the tab has joined its user's events, or cannot. */
  joined: Promise<void>;
}

type NoEvents = Record<string, never>;
export type Tab = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, TabData>;
export type TabServer = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, TabData>;
