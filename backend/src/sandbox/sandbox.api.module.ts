import { Module } from '@nestjs/common';
import { SandboxController } from './sandbox.controller.js';
import { SandboxModule } from './sandbox.module.js';
import { WebhookSender } from './webhook-sender.js';

@Module({
  imports: [SandboxModule],
  controllers: [SandboxController],
  providers: [WebhookSender],
})
export class SandboxApiModule {}
