import type { ApiToken } from '../contract/tokens.js';
import type { ApiTokenEntity } from './api-token.entity.js';

/** A token as its owner sees it. */
export const tokenView = (token: ApiTokenEntity): ApiToken => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes,
  last4: token.last4,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});
