import type { Request } from 'express';
import type { Vet } from './vet.entity.js';

declare module 'express-session' {
  interface SessionData {
    /** Set once a vet has passed the second factor in this session. */
    vetFactor?: {
      vetId: number;
      /** Of the authenticator that was used. Milliseconds. */
      confirmedAt: number;
      passedAt: number;
    };
  }
}

/** How long a session remembers the second factor. Milliseconds. */
const PASSED_FOR = 12 * 3600_000;

/** Remembers in this session, and in no other one, that the second factor was passed. */
export function markPassed({ session }: Request, vet: Vet): void {
  const confirmedAt = vet.totpConfirmedAt?.getTime() ?? 0;
  session.vetFactor = { vetId: vet.id, confirmedAt, passedAt: Date.now() };
}

/** Whether this session has passed the second factor with the authenticator that counts now. */
export function hasPassed({ session }: Request, vet: Vet): boolean {
  const { vetFactor } = session;
  return (
    vetFactor !== undefined &&
    vetFactor.vetId === vet.id &&
    vetFactor.confirmedAt === vet.totpConfirmedAt?.getTime() &&
    Date.now() - vetFactor.passedAt < PASSED_FOR
  );
}
