import { Module } from '@nestjs/common';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { ACCOUNT_RETENTION } from './life/account-retention.js';

@Module({ imports: [RetentionModule] })
export class AccountsWorkerModule {
  constructor(retention: RetentionService) {
    retention.add(ACCOUNT_RETENTION);
  }
}
