import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';
import { RecurringJobsModule } from '../platform/queue/recurring-jobs.js';
import { RepliesModule } from './replies.module.js';
import { ReplySweep } from './reply-sweep.js';
import { ReplyWriterService } from './reply-writer.service.js';
import { ReplyProcessor } from './reply.processor.js';
import { ReplyStream } from './reply.stream.js';
import { RunningRepliesService } from './running-replies.service.js';

@Module({
  imports: [ChatModule, RepliesModule, RecurringJobsModule],
  providers: [ReplyWriterService, ReplyStream, RunningRepliesService, ReplyProcessor, ReplySweep],
})
export class RepliesWorkerModule {
  /** @param assistant the module that provides `REPLY_GENERATOR`. */
  static writtenBy(assistant: Type): DynamicModule {
    return { module: RepliesWorkerModule, imports: [assistant] };
  }
}
