import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';
import { ReplyTick } from '../chat/reply-tick.js';
import { ReplyStream } from '../chat/reply.stream.js';
import { RunningRepliesService } from '../chat/running-replies.service.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { HandbookModule } from '../handbook/handbook.module.js';
import { RecurringJobsModule } from '../platform/queue/recurring-jobs.js';
import { HandbookAssistant } from './handbook-assistant.js';
import { MIND, type Mind } from './mind.js';
import { ModelAssistant } from './model-assistant.js';
import { ModelOrHandbook } from './model-or-handbook.js';
import { ModelTries } from './model-tries.js';
import { OpenAiClient } from './openai.client.js';
import { ReplyProcessor } from './reply.processor.js';
import { ReplyService } from './reply.service.js';
import { ReplySweep } from './reply-sweep.js';
import { SummaryService } from './summary.service.js';

@Module({
  imports: [ChatModule, HandbookModule, RecurringJobsModule],
  providers: [
    OpenAiClient,
    ModelTries,
    ModelAssistant,
    HandbookAssistant,
    ModelOrHandbook,
    {
      provide: MIND,
      inject: [ENV, ModelOrHandbook, HandbookAssistant],
      useFactory: (env: Env, model: ModelOrHandbook, handbook: HandbookAssistant): Mind =>
        env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? model : handbook,
    },
    SummaryService,
    ReplyService,
    ReplyStream,
    ReplyTick,
    RunningRepliesService,
    ReplyProcessor,
    ReplySweep,
  ],
})
export class AssistantWorkerModule {}
