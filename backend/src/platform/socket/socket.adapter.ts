import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { firstValueFrom, type Observable } from 'rxjs';
import type { Server, ServerOptions, Socket } from 'socket.io';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.module.js';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { countError } from '../errors/error.metrics.js';
import { toAppError } from '../errors/to-app-error.js';
import { DEADLINE, unavailable } from '../http/deadline.js';
import { allowedOrigins } from '../http/origins.js';
import { UserLimits } from '../user-limits.js';
import { within } from '../within.js';
import { instrumentEvent } from './event-log.js';
import { eventRefusals } from './event-refusals.js';
import { FloodGuard } from './flood-guard.js';
import type { Tab } from './tab.js';

/** A connection that has not joined its namespace within this time is closed. Milliseconds. */
const JOIN_TIMEOUT = 10_000;

/** What a tab sent, and how to answer it. */
interface Event {
  data: unknown;
  ack?: (answer: unknown) => void;
}

/**
 * WebSocket only: needs no sticky sessions and sends each event as one frame. The handshake runs
 * the same session middlewares as REST, and only our own pages may open a socket (the `cors` option
 * does not stop a WebSocket handshake). Events are limited to the size of a request body; one that
 * is twice as long is not read, and closes the connection with WebSocket code 1009.
 */
export class SocketAdapter extends IoAdapter {
  private readonly limits: UserLimits;
  private readonly floods: FloodGuard;
  private readonly refusals;

  constructor(
    application: INestApplicationContext,
    private readonly publicUrl: string,
    private readonly sessionMiddlewares: RequestHandler[],
    private readonly log: Logger,
  ) {
    super(application);
    this.limits = application.get(UserLimits, { strict: false });
    const { RATE_LIMIT_FACTOR } = application.get<Env>(ENV, { strict: false });
    this.floods = new FloodGuard(log, RATE_LIMIT_FACTOR);
    this.refusals = eventRefusals(application.get(ModulesContainer));
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const origins = allowedOrigins(this.publicUrl);
    const http = this.httpServer as HttpServer;
    const server = super.createIOServer(port, {
      ...options,
      transports: ['websocket'],
      perMessageDeflate: false,
      serveClient: false,
      maxHttpBufferSize: 2 * LIMITS.body,
      connectTimeout: JOIN_TIMEOUT,
      allowRequest: (
        { headers }: IncomingMessage,
        decide: (error: string | null, allowed: boolean) => void,
      ) => {
        const own = headers.origin === undefined || origins.has(headers.origin);
        if (http.listening) decide(null, own);
        else decide('This process is ending', false);
      },
    } as ServerOptions);
    for (const middleware of this.sessionMiddlewares) server.engine.use(middleware);
    return server;
  }

  /**
   * Plain listeners, for handlers that return at most one answer: Nest's own streams use as much
   * memory per tab as everything else together.
   */
  override bindMessageHandlers(
    tab: Socket,
    handlers: MessageMappingProperties[],
    transform: (result: unknown) => Observable<unknown>,
  ): void {
    for (const { message, callback } of handlers) {
      tab.on(message as string, (...sent: unknown[]) => {
        if (this.floods.isFlood(tab as Tab)) return;
        const { data, ack } = this.mapPayload(sent.length > 1 ? sent : sent[0]) as Event;
        const event = { name: message as string, tab: tab as Tab, ack: once(ack) };
        void instrumentEvent(this.log, event, async (acknowledge) => {
          const handle = () => {
            if (isTooLong(data)) throw new AppError('PAYLOAD_TOO_LARGE');
            return firstValueFrom(transform(callback(data, acknowledge)), {
              defaultValue: undefined,
            });
          };
          const { userId } = event.tab.data;
          const answer = await withDeadline(
            this.limits.events.run(userId, handle, this.refusals.get(event.name)),
          ).catch(refused);
          if (answer !== undefined) acknowledge(answer);
        });
      });
    }
  }
}

type Acknowledge = (answer: unknown) => void;

/** Acknowledges once: a late answer to an event that was already answered is dropped. */
function once(ack: Acknowledge | undefined): Acknowledge {
  let open = ack;
  return (answer) => {
    open?.(answer);
    open = undefined;
  };
}

/** Whether an event is longer than a request body may be. */
const isTooLong = (data: unknown): boolean =>
  Buffer.byteLength(JSON.stringify([data])) > LIMITS.body;

function refused(cause: unknown): object {
  const error = toAppError(cause);
  countError(error.code);
  return { ok: false, ...error.body };
}

/** The result, or `UNAVAILABLE` after the same deadline as for requests. */
const withDeadline = <T>(work: Promise<T>): Promise<T> =>
  within(DEADLINE, work, () => {
    throw unavailable();
  });
