import { promisify } from 'node:util';
import type { Request } from 'express';
import type { Vet } from './vet.entity.js';

declare module 'express-session' {
  interface SessionData {
    /** Set once a vet has passed the second factor in this session. */
    vetFactor?: {
      vetId: number;
      /** When the authenticator then in force was confirmed. Milliseconds. */
      confirmedAt: number;
      passedAt: number;
    };
    /** The sealed secret of an authenticator that this session is setting up. */
    vetEnrolment?: string;
  }
}

/** How long a session remembers the second factor. Milliseconds. */
const PASSED_FOR = 12 * 3600_000;

/**
 * Records, for this session only, that the second factor was passed. The session continues under a
 * new id, which makes a copy of the old cookie worthless.
 */
export async function pass(request: Request, vet: Vet): Promise<void> {
  const { passport, signedInAt, userAgent } = request.session;
  await promisify(request.session.regenerate.bind(request.session))();
  const { session } = request;
  const confirmedAt = vet.totpConfirmedAt?.getTime() ?? 0;
  const vetFactor = { vetId: vet.id, confirmedAt, passedAt: Date.now() };
  Object.assign(session, { passport, signedInAt, userAgent, vetFactor });
  await promisify(session.save.bind(session))();
}

/** Whether this session has passed the second factor with the current authenticator. */
export function hasPassed({ session }: Request, vet: Vet): boolean {
  const { vetFactor } = session;
  return (
    vetFactor !== undefined &&
    vetFactor.vetId === vet.id &&
    vetFactor.confirmedAt === vet.totpConfirmedAt?.getTime() &&
    Date.now() - vetFactor.passedAt < PASSED_FOR
  );
}
