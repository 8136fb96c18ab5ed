import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';
import { DiaryModule } from '../diary/diary.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { SocketModule } from '../platform/socket/socket.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AnswerStreamsService } from './answers/answer-streams.service.js';
import { ChatV1Controller } from './chat.v1.controller.js';
import { DiaryV1Controller } from './diary.v1.controller.js';
import { PetsV1Controller } from './pets.v1.controller.js';
import { RemindersV1Controller } from './reminders.v1.controller.js';

/** What third-party programs may call with a token. */
@Module({
  imports: [ChatModule, DiaryModule, PetsModule, RemindersModule, SocketModule, TokensModule],
  controllers: [PetsV1Controller, DiaryV1Controller, RemindersV1Controller, ChatV1Controller],
  providers: [AnswerStreamsService],
})
export class PublicApiModule {}
