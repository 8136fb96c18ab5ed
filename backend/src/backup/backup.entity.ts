import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That a backup was taken; the backup itself is a file. */
@Entity('backups')
export class BackupEntity {
  @PrimaryColumn('timestamptz')
  takenAt: Date;

  @Column('bigint')
  bytes: number;

  @Column('bigint')
  rows: number;
}
