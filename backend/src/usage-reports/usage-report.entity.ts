import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A user's report for a month, written once. */
@Entity('usage_reports')
export class UsageReportEntity {
  @PrimaryColumn('bigint')
  userId: number;

  /** Such as `2026-11`, by the user's clock. */
  @PrimaryColumn('text')
  month: string;

  @CreateDateColumn({ type: 'timestamptz' })
  writtenAt: Date;
}
