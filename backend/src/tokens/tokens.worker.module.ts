import { Module } from '@nestjs/common';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { TOKENS_RETENTION } from './tokens-retention.js';

@Module({ imports: [RetentionModule] })
export class TokensWorkerModule {
  constructor(retention: RetentionService) {
    retention.add(TOKENS_RETENTION);
  }
}
