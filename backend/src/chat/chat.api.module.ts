import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { SocketModule } from '../platform/socket/socket.module.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatModule } from './chat.module.js';
import { ChatService } from './chat.service.js';
import { MessagesController } from './messages.controller.js';
import { QuestionThrottle } from './question-throttle.js';

@Module({
  imports: [ChatModule, BillingModule, SocketModule],
  controllers: [MessagesController],
  providers: [ChatGateway, ChatService, QuestionThrottle],
})
export class ChatApiModule {}
