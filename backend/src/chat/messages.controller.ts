import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Response } from 'express';
import { SignedInGuard, UserId } from '../accounts/signed-in.guard.js';
import {
  HAS_MORE_HEADER,
  type ChatSession,
  type Message,
  type SendMessageBody,
  type SendMessageReply,
} from '../contract/chat.js';
import { BusyWhenRefused } from '../platform/http/call.interceptor.js';
import { pathId } from '../platform/validation/fields.js';
import { ParsePipe } from '../platform/validation/parse.pipe.js';
import { ChatService } from './chat.service.js';
import { messageView, sessionView } from './chat.views.js';
import { ChatSessionsService } from './chat-sessions.service.js';
import { historyQueryDto, sendMessageDto, type HistoryQuery } from './dto/chat.dto.js';
import { MessagesService } from './messages.service.js';
import { RepliesPort } from './replies.port.js';

@Controller('api')
@UseGuards(SignedInGuard)
export class MessagesController {
  constructor(
    private readonly chat: ChatService,
    private readonly sessions: ChatSessionsService,
    private readonly messages: MessagesService,
    private readonly replies: RepliesPort,
  ) {}

  @Get('chat-sessions/pet/:petId')
  async open(@UserId() userId: number, @Param('petId') petId: string): Promise<ChatSession> {
    return sessionView(await this.sessions.forPet(userId, pathId(petId)));
  }

  @Get('chat-sessions/:id')
  async find(@UserId() userId: number, @Param('id') id: string): Promise<ChatSession> {
    return sessionView(await this.sessions.getOwned(userId, pathId(id)));
  }

  @Get('chat-sessions/:id/messages')
  async read(
    @UserId() userId: number,
    @Param('id') id: string,
    @Query(new ParsePipe(historyQueryDto)) query: HistoryQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message[]> {
    const sessionId = pathId(id);
    // Read meanwhile, and shown to nobody whose session it is not.
    const [{ messages, hasMore }] = await Promise.all([
      this.messages.page(sessionId, query),
      this.sessions.getOwned(userId, sessionId),
    ]);
    response.set(HAS_MORE_HEADER, String(hasMore));
    return messages.map(messageView);
  }

  @Post('chat-sessions/:id/messages')
  @BusyWhenRefused()
  send(
    @UserId() userId: number,
    @Param('id') id: string,
    @Body(new ParsePipe(sendMessageDto)) body: SendMessageBody,
  ): Promise<SendMessageReply> {
    return this.chat.send({ userId, sessionId: pathId(id) }, body);
  }

  @Post('chat-messages/:id/stop')
  @HttpCode(200)
  stop(@UserId() userId: number, @Param('id') id: string): Promise<Message> {
    return this.replies.stop(userId, pathId(id));
  }
}
