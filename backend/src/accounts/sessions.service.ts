import { promisify } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { isLate, unavailable } from '../platform/http/deadline.js';
import { SessionRegistry } from '../platform/session/session-registry.js';
import { cookieName } from '../platform/session/session.module.js';
import type { SignedInUser } from '../platform/session/signed-in-user.js';

type LogIn = (user: SignedInUser, done: (error: unknown) => void) => void;

/** Characters; enough to tell browsers apart. */
const USER_AGENT_MAX = 200;

/** What matters most asks for a sign-in this recent. Milliseconds. */
const FRESH = 5 * 60_000;

@Injectable()
export class SessionsService {
  constructor(
    private readonly registry: SessionRegistry,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Signs the user in under a new session id: one that somebody planted is worth nothing. */
  async signIn(request: Request, user: SignedInUser): Promise<void> {
    const { user: before, sessionID: sid } = request;
    await promisify(request.logIn.bind(request) as LogIn)(user);
    request.session.signedInAt = Date.now();
    request.session.userAgent = request.get('user-agent')?.slice(0, USER_AGENT_MAX) ?? '';
    await this.save(request);
    if (isLate(request.res)) await this.undo(request);
    if (before) await this.registry.replace(before.id, sid);
  }

  /** Before the answer is begun: it would be held back half sent while the store is away. */
  private async save({ session }: Request): Promise<void> {
    await promisify(session.save.bind(session))();
  }

  /** Nobody has the cookie of a session that was begun too late. */
  private async undo({ session }: Request): Promise<never> {
    await promisify(session.destroy.bind(session))();
    throw unavailable();
  }

  /** Goes on under a new session id: whoever has a copy of the old one has nothing. */
  async renew(request: Request): Promise<void> {
    const { user } = request;
    const { identity } = request.session;
    if (!user) return;
    await this.signIn(request, user);
    if (identity) request.session.identity = identity;
  }

  /** Renews this session and ends every other one of its user, also when it cannot be renewed. */
  async signOutElsewhere(request: Request): Promise<void> {
    const { user } = request;
    try {
      await this.renew(request);
    } finally {
      if (user) await this.registry.endAll(user.id, request.sessionID);
    }
  }

  /** Whether the user of this session signed in a moment ago. */
  isFresh({ session }: Request): boolean {
    return Date.now() - (session.signedInAt ?? 0) < FRESH;
  }

  /** Ends the session everywhere it is open. Signed out already is fine. */
  async signOut(request: Request, response: Response): Promise<void> {
    const { sessionID: sid } = request;
    if (request.user) {
      await promisify(request.session.destroy.bind(request.session))();
      await this.registry.announceEnd(sid);
    }
    response.clearCookie(cookieName(this.env), { path: '/', secure: this.env.secure });
  }

  /** Ends this session and every other one of its user. */
  async signOutEverywhere(request: Request, response: Response): Promise<void> {
    if (request.user) await this.registry.endAll(request.user.id);
    await this.signOut(request, response);
  }
}
