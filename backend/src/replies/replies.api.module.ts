import { Global, Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';
import { RepliesPort } from '../chat/replies.port.js';
import { RepliesModule } from './replies.module.js';
import { ReplyRequestsService } from './reply-requests.service.js';

/** Global, because chat uses it through a port: it must not import the room that builds on it. */
@Global()
@Module({
  imports: [ChatModule, RepliesModule],
  providers: [{ provide: RepliesPort, useClass: ReplyRequestsService }],
  exports: [RepliesPort],
})
export class RepliesApiModule {}
