import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { TokenScopeName } from '../contract/tokens.js';
import { GeneratedId } from '../platform/database/generated-id.js';

/** A personal token. Only its owner knows it. */
@Entity('api_tokens')
export class ApiTokenEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  userId: number;

  @Column('text')
  name: string;

  @Column('text', { array: true })
  scopes: TokenScopeName[];

  /** SHA-256. */
  @Column('bytea', { select: false })
  hash: Buffer;

  @Column('char', { length: 4 })
  last4: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** Accurate to five minutes. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
