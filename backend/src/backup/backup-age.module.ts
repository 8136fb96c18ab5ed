import { Module, type OnModuleInit } from '@nestjs/common';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { LessThanOrEqual, type Repository } from 'typeorm';
import { registerGauge } from '../platform/health/gauges.js';
import { BackupEntity } from './backup.entity.js';
import { latestCredible } from './latest-credible.js';

/** Exports the age of the newest backup on `/metrics`. */
@Module({ imports: [TypeOrmModule.forFeature([BackupEntity])] })
export class BackupAgeModule implements OnModuleInit {
  constructor(@InjectRepository(BackupEntity) private readonly backups: Repository<BackupEntity>) {}

  onModuleInit(): void {
    registerGauge(
      'zampa_backup_age_seconds',
      'Age of the newest backup: every process tells the same, so take the maximum. +Inf: there is none',
      async () => {
        const [newest] = await this.backups.find({
          where: { takenAt: LessThanOrEqual(latestCredible()) },
          order: { takenAt: 'DESC' },
          take: 1,
        });
        return newest ? (Date.now() - newest.takenAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
      },
    );
  }
}
