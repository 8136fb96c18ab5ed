import { Module } from '@nestjs/common';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { DIARY_RETENTION } from './diary-retention.js';

@Module({ imports: [RetentionModule] })
export class DiaryWorkerModule {
  constructor(retention: RetentionService) {
    retention.add(DIARY_RETENTION);
  }
}
