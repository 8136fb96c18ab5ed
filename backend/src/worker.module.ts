import { Module } from '@nestjs/common';
import { AccountsWorkerModule } from './accounts/accounts.worker.module.js';
import { AssistantWorkerModule } from './assistant/assistant.worker.module.js';
import { BackupAgeModule } from './backup/backup-age.module.js';
import { BillingWorkerModule } from './billing/billing.worker.module.js';
import { ConsultationsWorkerModule } from './consultations/consultations.worker.module.js';
import { DiaryWorkerModule } from './diary/diary.worker.module.js';
import { MailWorkerModule } from './mail/mail.worker.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { RemindersWorkerModule } from './reminders/reminders.worker.module.js';
import { PhotosWorkerModule } from './photos/photos.worker.module.js';
import { PushWorkerModule } from './push/push.worker.module.js';
import { TokensWorkerModule } from './tokens/tokens.worker.module.js';
import { UsageReportsWorkerModule } from './usage-reports/usage-reports.worker.module.js';
import { RepliesWorkerModule } from './replies/replies.worker.module.js';

import { WebhooksWorkerModule } from './webhooks/webhooks.worker.module.js';
/**
 * The process that writes replies, syncs payments, sends mails and reminders, and deletes data that
 * is kept for a limited time; it has no product routes.
 */
@Module({
  imports: [
    PlatformModule.needing('queue'),
    BackupAgeModule,
    AccountsWorkerModule,
    RepliesWorkerModule.writtenBy(AssistantWorkerModule),
    BillingWorkerModule,
    MailWorkerModule,
    RemindersWorkerModule,
    PushWorkerModule,
    WebhooksWorkerModule,
    DiaryWorkerModule,
    ConsultationsWorkerModule,
    PhotosWorkerModule,
    TokensWorkerModule,
    UsageReportsWorkerModule,
  ],
})
export class WorkerModule {}
