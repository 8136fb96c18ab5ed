import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SessionEnds } from '../platform/session/session-ends.js';
import type { User } from './user.entity.js';

type LogIn = (user: User, done: (error: unknown) => void) => void;

@Injectable()
export class SessionsService {
  constructor(private readonly ends: SessionEnds) {}

  /** Signs the user in under a new session id: one that somebody planted is worth nothing. */
  async signIn(request: Request, user: User): Promise<void> {
    await promisify(request.logIn.bind(request) as LogIn)(user);
    request.session.signedInAt = Date.now();
  }

  /** Ends the session everywhere it is open. Signed out already is fine. */
  async signOut(request: Request): Promise<void> {
    const { sessionID: sid } = request;
    if (!request.user) return;
    await promisify(request.session.destroy.bind(request.session))();
    await this.ends.announce(sid);
  }
}
