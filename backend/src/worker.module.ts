import { Module } from '@nestjs/common';
import { AssistantWorkerModule } from './assistant/assistant.worker.module.js';
import { PlatformModule } from './platform/platform.module.js';

/** The process that writes replies; it has no product routes. */
@Module({ imports: [PlatformModule, AssistantWorkerModule] })
export class WorkerModule {}
