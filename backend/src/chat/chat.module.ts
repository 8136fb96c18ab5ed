import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PetsModule } from '../pets/pets.module.js';
import { ChatMessageEntity } from './chat-message.entity.js';
import { ChatSessionEntity } from './chat-session.entity.js';
import { ChatSessionsService } from './chat-sessions.service.js';
import { ConversationsService } from './conversations.service.js';
import { MessagesService } from './messages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ChatSessionEntity, ChatMessageEntity]), PetsModule],
  providers: [ConversationsService, ChatSessionsService, MessagesService],
  exports: [ConversationsService, ChatSessionsService, MessagesService],
})
export class ChatModule {}
