import { Injectable } from '@nestjs/common';
import type { SessionOfPet } from './chat-sessions.repository.js';

/** About 10 MB. */
const MAX_SESSIONS = 5000;

/**
 * Sessions as this process has last seen them, so that a question need not read its own before it
 * is admitted. Others change them meanwhile: the statement that admits the question looks whether
 * the session still is as it was cached (`heldAsKnown`).
 */
@Injectable()
export class SessionCache {
  private readonly sessions = new Map<number, SessionOfPet>();

  set(session: SessionOfPet): void {
    if (this.sessions.size >= MAX_SESSIONS) this.sessions.clear();
    this.sessions.set(session.id, session);
  }

  /** Nothing for a session that is somebody else's, or that a vet has by now. */
  get(userId: number, id: number): SessionOfPet | undefined {
    const session = this.sessions.get(id);
    return session?.userId === userId && session.consultationId === null ? session : undefined;
  }
}
