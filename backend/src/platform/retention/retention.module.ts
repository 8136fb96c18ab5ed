import { Module } from '@nestjs/common';
import { RetentionService } from './retention.service.js';

/** For worker modules: `add` what the room keeps for a time only. */
@Module({ providers: [RetentionService], exports: [RetentionService] })
export class RetentionModule {}
