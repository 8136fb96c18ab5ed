import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';

import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { HandbookModule } from '../handbook/handbook.module.js';
import { RepliesModule } from '../replies/replies.module.js';
import { HandbookAssistant } from './handbook-assistant.js';
import { REPLY_GENERATOR, type ReplyGenerator } from '../replies/reply-generator.js';
import { ModelAssistant } from './model-assistant.js';
import { ModelOrHandbook } from './model-or-handbook.js';
import { ModelTries } from './model-tries.js';
import { OpenAiClient } from './openai.client.js';
import { SummaryService } from './summary.service.js';

@Module({
  imports: [ChatModule, HandbookModule, RepliesModule],
  providers: [
    OpenAiClient,
    ModelTries,
    ModelAssistant,
    HandbookAssistant,
    ModelOrHandbook,
    {
      provide: REPLY_GENERATOR,
      inject: [ENV, ModelOrHandbook, HandbookAssistant],
      useFactory: (
        env: Env,
        model: ModelOrHandbook,
        handbook: HandbookAssistant,
      ): ReplyGenerator => (env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? model : handbook),
    },
    SummaryService,
  ],
  exports: [REPLY_GENERATOR],
})
export class AssistantWorkerModule {}
