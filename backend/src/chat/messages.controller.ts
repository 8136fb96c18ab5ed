import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  HAS_MORE_HEADER,
  type ChatSession,
  type Message,
  type SendMessageReply,
} from '../contract/chat.js';
import { BusyWhenRefused } from '../platform/refusal-code.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { ChatService } from './chat.service.js';
import { messageView, sessionView } from './chat.views.js';
import { ChatSessionsService } from './chat-sessions.service.js';
import { HistoryQueryDto, SendMessageDto } from './dto/chat.dto.js';
import { MessagesRepository } from './messages.repository.js';
import { RepliesPort } from './replies.port.js';
import { VersionsService } from './versions.service.js';

@Controller('api')
export class MessagesController {
  constructor(
    private readonly chat: ChatService,
    private readonly sessions: ChatSessionsService,
    private readonly messages: MessagesRepository,
    private readonly replies: RepliesPort,
    private readonly versions: VersionsService,
  ) {}

  @Get('chat-sessions/pet/:petId')
  async open(
    @UserId() userId: number,
    @Param('petId', PathIdPipe) petId: number,
  ): Promise<ChatSession> {
    return sessionView(await this.sessions.forPet(userId, petId));
  }

  @Get('chat-sessions/:id')
  async find(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<ChatSession> {
    return sessionView(await this.sessions.getOwned(userId, id));
  }

  @Get('chat-sessions/:id/messages')
  async read(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Query() query: HistoryQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message[]> {
    // Read in parallel, but returned only to the session's owner.
    const [{ messages, hasMore }] = await Promise.all([
      this.messages.page(id, query),
      this.sessions.getOwned(userId, id),
    ]);
    response.set(HAS_MORE_HEADER, String(hasMore));
    return messages.map(messageView);
  }

  @Post('chat-sessions/:id/messages')
  @BusyWhenRefused()
  send(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() body: SendMessageDto,
  ): Promise<SendMessageReply> {
    return this.chat.send({ userId, sessionId: id }, body);
  }

  @Post('chat-messages/:id/show')
  @HttpCode(204)
  show(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<void> {
    return this.versions.show(userId, id);
  }

  @Post('chat-messages/:id/stop')
  @HttpCode(200)
  stop(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<Message> {
    return this.replies.stop(userId, id);
  }
}
