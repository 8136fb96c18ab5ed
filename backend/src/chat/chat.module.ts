import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { CaseMessagesRepository } from './case-messages.repository.js';
import { ChatMessageEntity } from './chat-message.entity.js';
import { ChatSessionEntity } from './chat-session.entity.js';
import { ChatSessionsRepository } from './chat-sessions.repository.js';
import { ChatSessionsService } from './chat-sessions.service.js';
import { SessionCache } from './session-cache.js';
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
    CaseMessagesRepository,
    ConversationsService,
    ChatSessionsRepository,
    ChatSessionsService,
    SessionCache,
    MessagesRepository,
    NewestWordsService,
    PetMessagesService,
    RaisedAlarmsService,
    SessionStateRepository,
    SessionStateService,
    VersionsRepository,
  ],
  exports: [
    CaseMessagesRepository,
    ConversationsService,
    ChatSessionsService,
    SessionCache,
    MessagesRepository,
    NewestWordsService,
    PetMessagesService,
    RaisedAlarmsService,
    SessionStateService,
    VersionsRepository,
  ],
})
export class ChatModule {}
