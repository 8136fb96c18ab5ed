import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { GeneratedId } from '../platform/database/generated-id.js';
import { StatusIncidentEntity } from './status-incident.entity.js';

/** What the operator said of an incident. */
@Entity('status_updates')
export class StatusUpdateEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  incidentId: number;

  @ManyToOne(() => StatusIncidentEntity, ({ updates }) => updates)
  @JoinColumn({ name: 'incidentId' })
  incident: Relation<StatusIncidentEntity>;

  @Column('text')
  en: string;

  @Column('text', { nullable: true })
  it: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;
}
