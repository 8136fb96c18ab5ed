import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../billing/billing.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { ChatMessageEntity } from './chat-message.entity.js';
import { ChatSessionEntity } from './chat-session.entity.js';
import { ChatSessionsService } from './chat-sessions.service.js';
import { ConversationsService } from './conversations.service.js';
import { MessagesService } from './messages.service.js';
import { RepliesService } from './replies.service.js';
import { REPLY_QUEUE, ReplyQueue } from './reply.queue.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ChatSessionEntity, ChatMessageEntity]),
    QueueModule.of(REPLY_QUEUE, { tries: 3 }),
    PetsModule,
    BillingModule,
  ],
  providers: [
    ConversationsService,
    ChatSessionsService,
    MessagesService,
    RepliesService,
    ReplyQueue,
  ],
  exports: [ConversationsService, ChatSessionsService, MessagesService, RepliesService, ReplyQueue],
})
export class ChatModule {}
