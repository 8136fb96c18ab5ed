import { Module } from '@nestjs/common';
import { AssistantWorkerModule } from './assistant/assistant.worker.module.js';
import { MailWorkerModule } from './mail/mail.worker.module.js';
import { PlatformModule } from './platform/platform.module.js';

/** The process that writes replies and sends mails; it has no product routes. */
@Module({ imports: [PlatformModule, AssistantWorkerModule, MailWorkerModule] })
export class WorkerModule {}
