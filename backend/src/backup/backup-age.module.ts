import { Module, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { gauge } from '../platform/health/gauge.js';

const AGE = `SELECT extract(epoch FROM now() - max("takenAt"))::float8 AS seconds FROM backups`;

/** Tells on `/metrics` how old the newest backup is. */
@Module({})
export class BackupAgeModule implements OnModuleInit {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  onModuleInit(): void {
    gauge(
      'zampa_backup_age_seconds',
      'Age of the newest backup: every process tells the same, so take the maximum. +Inf: there is none',
      async () => {
        const [row] = await this.database.query<{ seconds: number | null }[]>(AGE);
        return row?.seconds ?? Number.POSITIVE_INFINITY;
      },
    );
  }
}
