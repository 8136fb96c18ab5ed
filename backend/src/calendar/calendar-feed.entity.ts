import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The private feed of a user. Its secret is known to the user alone. */
@Entity('calendar_feeds')
export class CalendarFeedEntity {
  @PrimaryColumn('bigint')
  userId: number;

  /** SHA-256. */
  @Column('bytea')
  secretHash: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Accurate to the hour. */
  @Column('timestamptz', { nullable: true })
  lastReadAt: Date | null;
}
