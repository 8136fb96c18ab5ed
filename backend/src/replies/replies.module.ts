import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { PushModule } from '../push/push.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { AnswerNoticesService } from './answer-notices.service.js';
import { RepliesRepository } from './replies.repository.js';
import { ReplyStoreService } from './reply-store.service.js';
import { ReplyTick } from './reply-tick.js';
import { REPLY_QUEUE, ReplyQueue } from './reply.queue.js';

@Module({
  imports: [
    BillingModule,
    ChatModule,
    PushModule,
    WebhooksModule,
    QueueModule.of(REPLY_QUEUE, { tries: 3 }),
  ],
  providers: [AnswerNoticesService, RepliesRepository, ReplyStoreService, ReplyQueue, ReplyTick],
  exports: [RepliesRepository, ReplyStoreService, ReplyQueue, ReplyTick],
})
export class RepliesModule {}
