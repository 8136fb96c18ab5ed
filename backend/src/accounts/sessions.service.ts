import { promisify } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { EntityManager } from 'typeorm';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { AppError } from '../platform/errors/app-error.js';
import { isLate, unavailable } from '../platform/http/deadline.js';
import { SessionRegistry } from '../platform/session/session-registry.js';
import { cookieName } from '../platform/session/session.module.js';
import type { SignedInUser } from '../platform/session/signed-in-user.js';
import { User } from './user.entity.js';

type Proven = Request['session']['identity'];

type LogIn = (user: SignedInUser, done: (error: unknown) => void) => void;

/** Characters; enough to tell browsers apart. */
const USER_AGENT_MAX = 200;

/** Sensitive changes require a sign-in this recent. Milliseconds. */
const FRESH_MS = 5 * 60_000;

@Injectable()
export class SessionsService {
  constructor(
    private readonly registry: SessionRegistry,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Signs the user in under a new session id, which prevents session fixation.
   * @param identity what a provider has proven, for the new session.
   */
  async signIn(request: Request, user: SignedInUser, identity?: Proven): Promise<void> {
    const { session, sessionID: sid } = request;
    // Not the user of the request, which the password guard has already set.
    const before = session.passport?.user;
    await promisify(request.logIn.bind(request) as LogIn)(user);
    request.session.signedInAt = Date.now();
    request.session.userAgent = request.get('user-agent')?.slice(0, USER_AGENT_MAX) ?? '';
    if (identity) request.session.identity = identity;
    await this.save(request);
    if (isLate(request.res)) await this.undo(request);
    if (before === undefined) return;
    await this.registry.replace(before, sid, before === user.id ? request.sessionID : undefined);
  }

  /**
   * Signs a new user in. PostgreSQL may have lost an earlier account with this id, in a failover or a
   * recovery to a point in time: its sessions must not open this one.
   */
  async signInNew(request: Request, user: SignedInUser, identity?: Proven): Promise<void> {
    await this.registry.endAllAgain(user.id);
    await this.signIn(request, user, identity);
  }

  /** Saves before the response starts: otherwise a store that is down would stall it half sent. */
  private async save({ session }: Request): Promise<void> {
    await promisify(session.save.bind(session))();
  }

  /** The deadline has passed, so no browser has this session's cookie. */
  private async undo({ session }: Request): Promise<never> {
    await promisify(session.destroy.bind(session))();
    throw unavailable();
  }

  /** Continues under a new session id: a copy of the old cookie becomes worthless. */
  async renew(request: Request): Promise<void> {
    const { user } = request;
    const { identity } = request.session;
    if (!user) return;
    await this.signIn(request, user, identity);
  }

  /**
   * Locks the user's row until the transaction ends, then checks that the session is still open: an
   * owner who takes the account back ends its sessions under the same lock.
   * @throws AppError `UNAUTHENTICATED`
   */
  async lockUser(tx: EntityManager, { user, sessionID: sid }: Request): Promise<User> {
    // Rows that refer to the user can still be added: the removal of the account deletes those.
    const lock = { mode: 'for_no_key_update' } as const;
    const locked = user && (await tx.findOne(User, { where: { id: user.id }, lock }));
    if (!locked || !(await this.registry.isOpen(sid))) throw new AppError('UNAUTHENTICATED');
    return locked;
  }

  /** Whether the user of this session has just signed in. */
  isFresh({ session }: Request): boolean {
    return Date.now() - (session.signedInAt ?? 0) < FRESH_MS;
  }

  /** Ends this session in all tabs. Idempotent. */
  async signOut(request: Request, response: Response): Promise<void> {
    const { sessionID: sid } = request;
    if (request.user) {
      await promisify(request.session.destroy.bind(request.session))();
      await this.registry.end(request.user.id, sid);
    }
    response.clearCookie(cookieName(this.env), { path: '/', secure: this.env.secure });
  }

  /** Ends all sessions of an account that is gone, including this one. */
  async signOutEverywhere(request: Request, response: Response): Promise<void> {
    if (request.user) await this.registry.endAllAgain(request.user.id);
    await this.signOut(request, response);
  }
}
