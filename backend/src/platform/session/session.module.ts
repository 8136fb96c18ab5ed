import { Module } from '@nestjs/common';
import type { RequestHandler } from 'express';
import expressSession from 'express-session';
import type { Redis } from 'ioredis';
import passport from 'passport';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { sessionSecrets } from '../../config/session-secret.js';
import { SESSION_REDIS } from '../redis/redis-connections.js';
import { RedisSessionStore, SESSION_MAX_AGE } from './redis-session.store.js';
import { SessionRegistry } from './session-registry.js';

declare module 'express-session' {
  interface SessionData {
    /** Milliseconds since the epoch. */
    signedInAt?: number;
    /** The `User-Agent` at sign-in. */
    userAgent?: string;
    /** Set by Passport: the id of the signed-in user. */
    passport?: { user?: number };
  }
}

/** Injection token of the middlewares that restore a session, for REST and sockets. */
export const SESSION_MIDDLEWARE = Symbol('SESSION_MIDDLEWARE');

/** `__Host-` ties the cookie to this host; browsers accept it over HTTPS only. */
export const cookieName = ({ secure }: Env): string => (secure ? '__Host-zampa.sid' : 'zampa.sid');

@Module({
  providers: [
    {
      provide: SESSION_MIDDLEWARE,
      inject: [ENV, SESSION_REDIS],
      useFactory: (env: Env, redis: Redis): RequestHandler[] => [
        expressSession({
          name: cookieName(env),
          secret: sessionSecrets(env),
          store: new RedisSessionStore(redis),
          resave: false,
          saveUninitialized: false,
          cookie: {
            httpOnly: true,
            sameSite: 'lax',
            path: '/',
            secure: env.secure,
            maxAge: SESSION_MAX_AGE,
          },
        }),
        passport.initialize(),
        passport.session() as RequestHandler,
      ],
    },
    SessionRegistry,
  ],
  exports: [SESSION_MIDDLEWARE, SessionRegistry],
})
export class SessionModule {}
