import type { Server, Socket } from 'socket.io';
import type { TokenScopeName } from '../../contract/tokens.js';
import type { ClientToServerEvents, ServerToClientEvents } from '../../contract/socket-events.js';

/** Data that the server attaches to a connected tab. */
interface TabData {
  userId: number;
  /** Empty for one that signed in by a token. */
  sid: string;
  /** By which it signed in, if it did: its scopes say what it hears of. */
  token?: { id: number; scopes: readonly TokenScopeName[] };
  /** Number of the user's newest event before the tab joined, for one that wants to know. */
  newest?: number | null;
  /** Settles when the tab has joined its user's events, or cannot. */
  joined: Promise<void>;
  /** Ends the watch of its token. */
  unwatch?: () => void;
}

type NoEvents = Record<string, never>;
export type Tab = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, TabData>;
export type TabServer = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, TabData>;
