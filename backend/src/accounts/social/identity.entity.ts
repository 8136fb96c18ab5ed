import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { Provider } from '../../contract/config.js';
import { GeneratedId } from '../../platform/database/generated-id.js';

/** A provider's user, identified by the provider's id alone: addresses and names change. */
@Entity('user_identities')
export class Identity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  userId: number;

  @Column('text')
  provider: Provider;

  /** The provider's id of its user. */
  @Column('text')
  subject: string;

  /** As the provider gave it when connecting. */
  @Column('text', { nullable: true })
  email: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
