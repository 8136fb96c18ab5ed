import type { IncomingMessage } from 'node:http';
import type { TokenScopeName } from '../../contract/tokens.js';

/** The owner of a session, and all the user data a session holds. */
export interface SignedInUser {
  id: number;
}

declare global {
  // Passport's extension point for the type of `request.user`.
  // oxlint-disable-next-line typescript/no-namespace
  namespace Express {
    // oxlint-disable-next-line typescript/no-empty-object-type
    interface User extends SignedInUser {}

    interface Request {
      /** The token with which a program acts for `user`. */
      apiToken?: { id: number; scopes: readonly TokenScopeName[] };
    }
  }
}

/** The session of a request or socket handshake that passed the session middlewares. */
export function sessionOf(request: IncomingMessage): { sid: string; user?: SignedInUser } {
  const { sessionID, user } = request as { sessionID?: string; user?: SignedInUser };
  return { sid: sessionID ?? '', ...(user && { user }) };
}
