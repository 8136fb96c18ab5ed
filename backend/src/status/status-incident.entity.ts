import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { StatusPart } from '../contract/status.js';
import { GeneratedId } from '../platform/database/generated-id.js';

/** A period in which a part did not work as it should, as the operator reports it. */
@Entity('status_incidents')
export class StatusIncidentEntity {
  @GeneratedId()
  id: number;

  @Column('text')
  part: StatusPart;

  @CreateDateColumn({ type: 'timestamptz' })
  openedAt: Date;

  @Column('timestamptz', { nullable: true })
  resolvedAt: Date | null;
}
