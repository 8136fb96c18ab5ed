import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { SignedInUser } from '../platform/session/signed-in-user.js';

type Done<T> = (error: unknown, value?: T) => void;

/** A session holds only the user's id, so nothing in it can become stale. */
@Injectable()
export class SessionUserSerializer extends PassportSerializer {
  serializeUser(user: SignedInUser, done: Done<number>): void {
    done(null, user.id);
  }

  deserializeUser(id: number, done: Done<SignedInUser>): void {
    done(null, { id });
  }
}
