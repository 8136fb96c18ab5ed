import { Injectable } from '@nestjs/common';
import type { SessionOfPet } from './chat-sessions.repository.js';

/** About 10 MB. */
const MAX_SESSIONS = 5000;

/**
 * Sessions as this process last saw them, so that a question can be admitted without reading its
 * session first. Others may change them: the statement that admits the question checks whether the
 * session is still as it was cached (`heldAsKnown`).
 */
@Injectable()
export class ChatSessionCache {
  private readonly sessions = new Map<number, SessionOfPet>();

  set(session: SessionOfPet): void {
    if (this.sessions.size >= MAX_SESSIONS) this.sessions.clear();
    this.sessions.set(session.id, session);
  }

  /** Undefined for somebody else's session, or one whose case a vet has. */
  get(userId: number, id: number): SessionOfPet | undefined {
    const session = this.sessions.get(id);
    return session?.userId === userId && session.consultationId === null ? session : undefined;
  }
}
