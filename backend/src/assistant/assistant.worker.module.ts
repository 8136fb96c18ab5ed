import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { DiaryModule } from '../diary/diary.module.js';
import { HandbookModule } from '../handbook/handbook.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { RepliesModule } from '../replies/replies.module.js';
import { REPLY_GENERATOR, type ReplyGenerator } from '../replies/reply-generator.js';
import { HandbookReplies } from './handbook-replies.js';
import { MemoryReaderService } from './memory-reader.service.js';
import { ModelAssistant } from './model-assistant.js';
import { ModelRouter } from './model-router.js';
import { OpenAiClient } from './openai.client.js';
import { OwnWordsService } from './own-words/own-words.service.js';
import { PhotoReaderService } from './photo-reader.service.js';
import { PromptKeys } from './prompt-keys.js';
import { modelTools } from './tools/model-tools.js';
import { SummaryService } from './summary.service.js';

@Module({
  imports: [
    BillingModule,
    ChatModule,
    DiaryModule,
    HandbookModule,
    PetsModule,
    PhotosModule,
    RemindersModule,
    RepliesModule,
  ],
  providers: [
    OpenAiClient,
    ModelRouter,
    PromptKeys,
    ...modelTools,
    ModelAssistant,
    HandbookReplies,
    OwnWordsService,
    MemoryReaderService,
    PhotoReaderService,
    {
      provide: REPLY_GENERATOR,
      inject: [ENV, ModelAssistant, HandbookReplies],
      useFactory: (env: Env, model: ModelAssistant, handbook: HandbookReplies): ReplyGenerator =>
        env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? model : handbook,
    },
    SummaryService,
  ],
  exports: [REPLY_GENERATOR],
})
export class AssistantWorkerModule {}
