import { Module } from '@nestjs/common';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { SANDBOX_RETENTION } from './sandbox-retention.js';

@Module({ imports: [RetentionModule] })
export class SandboxWorkerModule {
  constructor(retention: RetentionService) {
    retention.add(SANDBOX_RETENTION);
  }
}
