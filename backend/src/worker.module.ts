import { Module } from '@nestjs/common';
import { AssistantWorkerModule } from './assistant/assistant.worker.module.js';
import { BillingWorkerModule } from './billing/billing.worker.module.js';
import { MailWorkerModule } from './mail/mail.worker.module.js';
import { PlatformModule } from './platform/platform.module.js';

/** The process that writes replies, looks after payments and sends mails; it has no product routes. */
@Module({ imports: [PlatformModule, AssistantWorkerModule, BillingWorkerModule, MailWorkerModule] })
export class WorkerModule {}
