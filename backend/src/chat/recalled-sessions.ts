import { Injectable } from '@nestjs/common';
import type { SessionOfPet } from './chat-sessions.repository.js';

/** Sessions kept by a process: about 10 MB. */
const MOST = 5000;

/**
 * Sessions as this process has last seen them, so that a question need not read its own before it
 * is admitted. Others change them meanwhile: the statement that admits the question looks whether
 * the session still is as it was recalled (`UNCHANGED`).
 */
@Injectable()
export class RecalledSessions {
  private readonly sessions = new Map<number, SessionOfPet>();

  keep(session: SessionOfPet): void {
    if (this.sessions.size >= MOST) this.sessions.clear();
    this.sessions.set(session.id, session);
  }

  /** Nothing for a session that is somebody else's, or a vet's now. */
  recall(userId: number, id: number): SessionOfPet | undefined {
    const session = this.sessions.get(id);
    return session?.userId === userId && session.consultationId === null ? session : undefined;
  }

  forget(id: number): void {
    this.sessions.delete(id);
  }
}
