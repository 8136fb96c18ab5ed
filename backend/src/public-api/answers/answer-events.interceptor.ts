import {
  applyDecorators,
  Injectable,
  SetMetadata,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { concatMap, type Observable } from 'rxjs';
import type { SendMessageReply } from '../../contract/chat.js';
import { liftDeadline } from '../../platform/http/deadline.js';
import { refusalCodeOf } from '../../platform/refusal-code.js';
import type { AnswerStream } from './answer-stream.js';
import { AnswerStreamsService } from './answer-streams.service.js';

const EVENT_STREAM = 'text/event-stream';

/** Marks calls that can answer with Server-Sent Events. */
export const SendsEvents = Object.assign(
  () => applyDecorators(SetMetadata(SendsEvents.KEY, true)),
  { KEY: 'sends-events' },
);

/** Starts a response that lasts as long as the stream. */
export function streamTo(response: Response, stream: AnswerStream): StreamableFile {
  liftDeadline(response);
  // Reverse proxies must not buffer events.
  response.status(200).set({ 'X-Accel-Buffering': 'no', Vary: 'Accept' });
  return new StreamableFile(stream, { type: `${EVENT_STREAM}; charset=utf-8` });
}

/** Streams the answer to a question to callers that accept events rather than JSON. */
@Injectable()
export class AnswerEventsInterceptor implements NestInterceptor {
  constructor(private readonly streams: AnswerStreamsService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const { user, apiToken } = request;
    const wanted = request.accepts(['application/json', EVENT_STREAM]);
    if (wanted !== EVENT_STREAM || !user || !apiToken) return next.handle();
    // Checked before anything is asked.
    this.streams.requireRoom(user.id, refusalCodeOf(context.getHandler()));
    const reader = { userId: user.id, tokenId: apiToken.id };
    return next.handle().pipe(
      concatMap(async ({ message, reply }: SendMessageReply) => {
        const stream = await this.streams.follow(reader, reply.id, { told: [message, reply] });
        return streamTo(http.getResponse<Response>(), stream);
      }),
    );
  }
}
