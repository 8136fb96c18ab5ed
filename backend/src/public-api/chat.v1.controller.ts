import {
  Body,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { ChatService } from '../chat/chat.service.js';
import { messageView, sessionView } from '../chat/chat.views.js';
import { ChatSessionsService } from '../chat/chat-sessions.service.js';
import { TriageDto } from '../chat/dto/chat.dto.js';
import { MessagesRepository } from '../chat/messages.repository.js';
import { RepliesPort } from '../chat/replies.port.js';
import { TRIAGE_LIMIT, TriageService } from '../chat/triage.service.js';
import type { ChatSession, Message, SendMessageReply, TriageReply } from '../contract/chat.js';
import type { MessagePage } from '../contract/public-api.js';
import { MAX_ID } from '../platform/database/safe-integer.js';
import { BusyWhenRefused } from '../platform/refusal-code.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { TokenScope } from '../tokens/token.guard.js';
import {
  AnswerEventsInterceptor,
  SendsEvents,
  streamTo,
} from './answers/answer-events.interceptor.js';
import { AnswerStreamsService, hasEnded } from './answers/answer-streams.service.js';
import { QuestionDto } from './dto/changes.dto.js';
import { idOf, PageQueryDto } from './dto/page.dto.js';
import { PublicController } from './public-call.js';
import { nextCursor } from './requests/cursor.js';
import { ClientIdOfKey, Idempotent } from './requests/idempotency.js';

@PublicController()
export class ChatV1Controller {
  constructor(
    private readonly chat: ChatService,
    private readonly sessions: ChatSessionsService,
    private readonly messages: MessagesRepository,
    private readonly replies: RepliesPort,
    private readonly streams: AnswerStreamsService,
    private readonly triages: TriageService,
  ) {}

  /** The chat about a pet; each pet has exactly one. */
  @Get('pets/:petId/session')
  @TokenScope('chat')
  async session(
    @UserId() userId: number,
    @Param('petId', PathIdPipe) petId: number,
  ): Promise<ChatSession> {
    return sessionView(await this.sessions.forPet(userId, petId));
  }

  /** The messages of the chat about a pet, newest first. */
  @Get('pets/:petId/messages')
  @TokenScope('chat')
  async list(
    @UserId() userId: number,
    @Param('petId', PathIdPipe) petId: number,
    @Query() { limit, cursor }: PageQueryDto,
  ): Promise<MessagePage> {
    const session = await this.sessions.forPet(userId, petId);
    const range = { limit, before: idOf(cursor, MAX_ID) };
    const { messages, hasMore } = await this.messages.page(session.id, range);
    const data = messages.toReversed().map(messageView);
    return { data, nextCursor: nextCursor(data, hasMore, ({ id }) => id) };
  }

  /**
   * Asks about a pet. It counts like a question asked in the browser. With `Accept:
   * text/event-stream` the answer is sent while it is written, as the events `message`, `token`,
   * `done`; otherwise `reply` is read by its id until its `status` is final. While a vet has
   * the pet's case, the vet answers, unless the question is addressed `to` the assistant.
   */
  @Post('pets/:petId/questions')
  @TokenScope('chat')
  @BusyWhenRefused()
  @SendsEvents()
  @Idempotent()
  @UseInterceptors(AnswerEventsInterceptor) // Outermost, to receive what `@Idempotent()` returns.
  async ask(
    @UserId() userId: number,
    @Param('petId', PathIdPipe) petId: number,
    @Body() { content, to }: QuestionDto,
    @ClientIdOfKey() clientId: string | undefined,
  ): Promise<SendMessageReply> {
    const { id: sessionId } = await this.sessions.forPet(userId, petId);
    return this.chat.send({ userId, sessionId }, { content, to, clientId });
  }

  /** One message: a question, or an answer with its sources and triage. */
  @Get('messages/:messageId')
  @TokenScope('chat')
  async get(
    @UserId() userId: number,
    @Param('messageId', PathIdPipe) id: number,
  ): Promise<Message> {
    return messageView(await this.messages.getOwned(userId, id));
  }

  /**
   * An answer as it is written, from its beginning or after `Last-Event-ID`. 204 if the reader has
   * received its end.
   */
  @Get('messages/:messageId/events')
  @TokenScope('chat')
  @SendsEvents()
  async events(
    @UserId() userId: number,
    @Param('messageId', PathIdPipe) id: number,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() { apiToken }: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    if (hasEnded(id, lastEventId)) {
      await this.messages.getOwnedReply(userId, id);
      response.status(204);
      return undefined;
    }
    this.streams.requireRoom(userId, 'TOO_MANY_REQUESTS');
    const reader = { userId, tokenId: apiToken?.id ?? 0 };
    return streamTo(response, await this.streams.follow(reader, id, { lastEventId }));
  }

  /** Stops an answer that is being written; what was written is kept. */
  @Post('messages/:messageId/stop')
  @TokenScope('chat')
  @HttpCode(200)
  stop(@UserId() userId: number, @Param('messageId', PathIdPipe) id: number): Promise<Message> {
    return this.replies.stop(userId, id);
  }

  /** The safety rules without a chat: how urgent it is and what to do now. No question is used. */
  @Post('triage')
  @TokenScope('chat')
  @RateLimit(TRIAGE_LIMIT)
  @HttpCode(200)
  triage(@UserId() userId: number, @Body() body: TriageDto): Promise<TriageReply> {
    return this.triages.assess(userId, body);
  }
}
