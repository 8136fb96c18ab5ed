import { Column, CreateDateColumn, Entity } from 'typeorm';
import { GeneratedId } from '../platform/database/generated-id.js';

/** What the operator said about an incident. */
@Entity('status_updates')
export class StatusUpdateEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  incidentId: number;

  @Column('text')
  en: string;

  @Column('text', { nullable: true })
  it: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;
}
