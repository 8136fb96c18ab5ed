import type { Server, Socket } from 'socket.io';
import type { TokenScopeName } from '../../contract/tokens.js';
import type { ClientToServerEvents, ServerToClientEvents } from '../../contract/socket-events.js';

/** Data that the server attaches to a connected tab. */
interface TabData {
  userId: number;
  /** Empty for a tab that signed in with a token. */
  sid: string;
  /** The token it signed in with, if any: its scopes decide which events it gets. */
  token?: { id: number; scopes: readonly TokenScopeName[] };
  /** Number of the user's newest event before the tab joined, if the tab asked for it. */
  newest?: number | null;
  /** Settles when the tab has joined its user's events, or cannot. */
  joined: Promise<void>;
  /** Stops watching its token. */
  unwatch?: () => void;
}

type NoEvents = Record<string, never>;
export type Tab = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, TabData>;
export type TabServer = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, TabData>;
