import { Module } from '@nestjs/common';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { CONSULTATIONS_RETENTION } from './consultations-retention.js';

@Module({ imports: [RetentionModule] })
export class ConsultationsWorkerModule {
  constructor(retention: RetentionService) {
    retention.add(CONSULTATIONS_RETENTION);
  }
}
