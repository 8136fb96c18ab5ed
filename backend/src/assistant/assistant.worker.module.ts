import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';

import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { HandbookAssistant } from '../handbook/handbook-assistant.service.js';
import { HandbookModule } from '../handbook/handbook.module.js';
import { RepliesModule } from '../replies/replies.module.js';
import { REPLY_GENERATOR, type ReplyGenerator } from '../replies/reply-generator.js';
import { ModelAssistant } from './model-assistant.js';
import { ModelRouter } from './model-router.js';
import { OpenAiClient } from './openai.client.js';
import { SummaryService } from './summary.service.js';

@Module({
  imports: [ChatModule, HandbookModule, RepliesModule],
  providers: [
    OpenAiClient,
    ModelRouter,
    ModelAssistant,
    {
      provide: REPLY_GENERATOR,
      inject: [ENV, ModelAssistant, HandbookAssistant],
      useFactory: (env: Env, model: ModelAssistant, handbook: HandbookAssistant): ReplyGenerator =>
        env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? model : handbook,
    },
    SummaryService,
  ],
  exports: [REPLY_GENERATOR],
})
export class AssistantWorkerModule {}
