import { Module } from '@nestjs/common';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { WebhookCompletionsService } from '../webhooks/webhook-completions.service.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { DIARY_RETENTION } from './diary-retention.js';
import { DiaryModule } from './diary.module.js';
import { InsightsService } from './insights/insights.service.js';

@Module({ imports: [DiaryModule, WebhooksModule, RetentionModule] })
export class DiaryWorkerModule {
  constructor(
    retention: RetentionService,
    completions: WebhookCompletionsService,
    insights: InsightsService,
  ) {
    retention.add(DIARY_RETENTION);
    completions.add('finding', async (userId, { petId = 0, entryId = 0 }) => {
      const findings = await insights.madeBy(userId, petId, entryId);
      return findings.length > 0 ? { petId, entryId, findings } : null;
    });
  }
}
