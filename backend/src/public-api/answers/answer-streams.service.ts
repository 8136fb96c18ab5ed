import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { messageView } from '../../chat/chat.views.js';
import { MessagesRepository } from '../../chat/messages.repository.js';
import { RepliesPort } from '../../chat/replies.port.js';
import type { Message } from '../../contract/chat.js';
import { AppError } from '../../platform/errors/app-error.js';
import { registerGauge } from '../../platform/health/gauges.js';
import type { RefusalCode } from '../../platform/refusal-code.js';
import { UserHub } from '../../platform/socket/user-hub.js';
import { UserLimits } from '../../platform/user-limits.js';
import { TokensService } from '../../tokens/tokens.service.js';
import { AnswerStream, type Place } from './answer-stream.js';

/** Whose stream it is, and the token that opened it. */
export interface Reader {
  userId: number;
  tokenId: number;
}

const BEGINNING: Place = { attempt: 0, length: 0 };

/** Seconds until a stream is likely to have ended. */
const RETRY_AFTER = 5;

/** Answers that are being read as Server-Sent Events, fed from the channel that tabs use. */
@Injectable()
export class AnswerStreamsService implements OnModuleDestroy {
  /** By user. */
  private readonly open = new Map<number, Set<AnswerStream>>();
  private isEnding = false;

  constructor(
    private readonly hub: UserHub,
    private readonly limits: UserLimits,
    private readonly messages: MessagesRepository,
    private readonly replies: RepliesPort,
    private readonly tokens: TokensService,
  ) {
    registerGauge(
      'zampa_answer_streams',
      'Answers that are read as Server-Sent Events',
      () => this.all().length,
    );
  }

  /** Readers reconnect to other processes, so this one need not wait for them. */
  onModuleDestroy(): void {
    this.isEnding = true;
    for (const stream of this.all()) stream.leave();
  }

  /** @throws AppError with this code if the user already reads the maximum number of answers. */
  requireRoom(userId: number, code: RefusalCode): void {
    const open = this.open.get(userId)?.size ?? 0;
    if (open >= this.limits.tabs) throw new AppError(code, {}, RETRY_AFTER);
  }

  /**
   * Sends messages and then the rest of an answer, until it ends or the token does.
   * @param lastEventId the id of the last event that the reader received.
   * @throws AppError `NOT_FOUND`
   */
  async follow(
    { userId, tokenId }: Reader,
    messageId: number,
    { told, lastEventId }: { told?: Message[]; lastEventId?: string | undefined } = {},
  ): Promise<AnswerStream> {
    const { sessionId } = await this.messages.getOwnedReply(userId, messageId);
    const message = async () => messageView(await this.messages.getOwnedReply(userId, messageId));
    const streaming = () => this.replies.streaming(userId, sessionId);
    const place = placeIn(messageId, lastEventId);
    const first = told ?? (place ? [] : [await message()]);
    const stream = new AnswerStream({ messageId, message, streaming }, place ?? BEGINNING);
    this.enter(userId, stream);
    const unwatch = this.tokens.watch(tokenId, () => stream.fail(new AppError('UNAUTHENTICATED')));
    const { ready, stop } = this.hub.listen(userId, (...event) => stream.hear(...event));
    stream.once('close', () => {
      unwatch();
      stop();
      this.exit(userId, stream);
    });
    for (const one of first) stream.tell(one);
    await ready.catch((error: unknown) => {
      stream.destroy();
      throw error;
    });
    if (this.isEnding) stream.leave();
    else stream.missed();
    return stream;
  }

  private all(): AnswerStream[] {
    return [...this.open.values()].flatMap((streams) => [...streams]);
  }

  private enter(userId: number, stream: AnswerStream): void {
    const streams = this.open.get(userId) ?? new Set();
    this.open.set(userId, streams.add(stream));
  }

  private exit(userId: number, stream: AnswerStream): void {
    const streams = this.open.get(userId);
    streams?.delete(stream);
    if (streams?.size === 0) this.open.delete(userId);
  }
}

/**
 * How much of this answer a reader has, from the id of an event; undefined if that belongs to
 * another answer.
 */
function placeIn(messageId: number, eventId: string | undefined): Place | undefined {
  const [, id, attempt, length] = /^(\d{1,16}):(\d{1,9}):(\d{1,9})$/.exec(eventId ?? '') ?? [];
  if (Number(id) !== messageId) return undefined;
  return { attempt: Number(attempt), length: Number(length) };
}

/** Whether the reader has received the end of this answer. */
export const hasEnded = (messageId: number, eventId: string | undefined): boolean =>
  eventId === `${String(messageId)}:done`;
