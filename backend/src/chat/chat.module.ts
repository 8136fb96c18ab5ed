import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { ConsultationMessagesRepository } from './consultation-messages.repository.js';
import { ChatMessageEntity } from './chat-message.entity.js';
import { ChatSessionEntity } from './chat-session.entity.js';
import { ChatSessionsRepository } from './chat-sessions.repository.js';
import { ChatSessionsService } from './chat-sessions.service.js';
import { ChatSessionCache } from './chat-session-cache.js';
import { ConversationsService } from './conversations.service.js';
import { MessagesRepository } from './messages.repository.js';
import { NewestWordsService } from './newest-words.service.js';
import { PetMessagesService } from './pet-messages.service.js';
import { RaisedAlarmsService } from './raised-alarms.service.js';
import { SessionStateRepository } from './session-state.repository.js';
import { SessionStateService } from './session-state.service.js';
import { VersionsRepository } from './versions.repository.js';

@Module({
  imports: [
    AccountsModule,
    PetsModule,
    PhotosModule,
    WebhooksModule,
    TypeOrmModule.forFeature([ChatSessionEntity, ChatMessageEntity]),
  ],
  providers: [
    ConsultationMessagesRepository,
    ConversationsService,
    ChatSessionsRepository,
    ChatSessionsService,
    ChatSessionCache,
    MessagesRepository,
    NewestWordsService,
    PetMessagesService,
    RaisedAlarmsService,
    SessionStateRepository,
    SessionStateService,
    VersionsRepository,
  ],
  exports: [
    ConsultationMessagesRepository,
    ConversationsService,
    ChatSessionsService,
    ChatSessionCache,
    MessagesRepository,
    NewestWordsService,
    PetMessagesService,
    RaisedAlarmsService,
    SessionStateService,
    VersionsRepository,
  ],
})
export class ChatModule {}
