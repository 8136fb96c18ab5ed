import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { PushModule } from '../push/push.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { AnswerNotices } from './answer-notices.service.js';
import { RepliesRepository } from './replies.repository.js';
import { ReplyStore } from './reply-store.service.js';
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
  providers: [AnswerNotices, RepliesRepository, ReplyStore, ReplyQueue, ReplyTick],
  exports: [RepliesRepository, ReplyStore, ReplyQueue, ReplyTick],
})
export class RepliesModule {}
