import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { Plan } from '../contract/plans.js';
import type { TokenScopeName } from '../contract/tokens.js';
import { runPrepared, type Statement } from '../platform/database/run-prepared.js';
import { AppError } from '../platform/errors/app-error.js';
import { ApiTokenEntity } from './api-token.entity.js';

/** A token in use, with its owner's plan. */
export interface FoundToken {
  id: number;
  userId: number;
  scopes: TokenScopeName[];
  lastUsedAt: Date | null;
  plan: Plan;
}

/** Prepared, as every call uses it. Never cached, so that a revocation takes effect at once. */
const FIND: Statement = {
  name: 'find-token',
  text: `
    SELECT token.id, token."userId", token.scopes, token."lastUsedAt",
      owner."subscriptionStatus" AS plan
    FROM api_tokens token JOIN users owner ON owner.id = token."userId"
    WHERE token.hash = $1::bytea AND token."expiresAt" > now()`,
};

const MARK_USED = `
  UPDATE api_tokens SET "lastUsedAt" = now()
  WHERE id = $1 AND ("lastUsedAt" IS NULL OR "lastUsedAt" < now() - interval '5 minutes')`;

const IN_FORCE = `
  SELECT token.id, token."userId"
  FROM api_tokens token JOIN users owner ON owner.id = token."userId"
  WHERE token.id = ANY($1::bigint[]) AND token."expiresAt" > now()
    AND owner."subscriptionStatus" = 'expert'`;

/** Owns the table of tokens. */
@Injectable()
export class ApiTokensRepository {
  constructor(
    @InjectRepository(ApiTokenEntity) private readonly tokens: Repository<ApiTokenEntity>,
  ) {}

  /** The token, unless it is revoked or expired. */
  async findByHash(hash: Buffer): Promise<FoundToken | undefined> {
    const [row] = await runPrepared<FoundToken>(this.tokens.manager, FIND, [hash]);
    return row;
  }

  /** Which of these tokens would be accepted now, and their users. */
  inForce(ids: number[]): Promise<Pick<FoundToken, 'id' | 'userId'>[]> {
    return this.tokens.query(IN_FORCE, [ids]);
  }

  isKept(tx: EntityManager, id: number): Promise<boolean> {
    return tx.existsBy(ApiTokenEntity, { id });
  }

  /** Writes at most every five minutes. */
  async markUsed(id: number): Promise<void> {
    await this.tokens.query(MARK_USED, [id]);
  }

  /** The newest first. */
  list(userId: number): Promise<ApiTokenEntity[]> {
    return this.tokens.find({ where: { userId }, order: { id: 'DESC' } });
  }

  /** @throws AppError `NOT_FOUND` for an unknown one and another user's alike. */
  async remove(userId: number, id: number): Promise<void> {
    const { affected } = await this.tokens.delete({ id, userId });
    if (!affected) throw new AppError('NOT_FOUND');
  }

  /** @returns how many there were. */
  async removeAll(tx: EntityManager, userId: number): Promise<number> {
    return (await tx.delete(ApiTokenEntity, { userId })).affected ?? 0;
  }
}
