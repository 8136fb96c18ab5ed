import type { EntityManager } from 'typeorm';
import { Identity } from '../social/identity.entity.js';
import { User } from '../user.entity.js';
import type { AccountTokensService } from './account-tokens.service.js';

/**
 * Hands an account with an unconfirmed address over to the true owner of the address. Removes every
 * credential of the person who registered it; the caller ends the sessions.
 */
export async function handOver(
  tx: EntityManager,
  tokens: AccountTokensService,
  user: User,
): Promise<void> {
  const confirmed = { emailVerifiedAt: new Date(), pendingEmail: null };
  const cleared = { ...confirmed, firebaseUid: null, photoURL: null };
  await tx.update(User, { id: user.id }, { ...cleared, password: null });
  await tx.delete(Identity, { userId: user.id });
  await tokens.revokeAll(tx, user.id);
  Object.assign(user, cleared);
}
