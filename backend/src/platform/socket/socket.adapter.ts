import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import type { RequestHandler } from 'express';
import { firstValueFrom, type Observable } from 'rxjs';
import type { Server, ServerOptions, Socket } from 'socket.io';
import { LIMITS } from '../../contract/limits.js';
import { allowedOrigins } from '../http/origins.js';

/** What a tab sent, and the way to answer it. */
interface Event {
  data: unknown;
  ack?: (answer: unknown) => void;
}

/**
 * WebSocket only: no sticky sessions are needed and each event is one frame. The session
 * middlewares of REST run on the handshake, and only our own pages may open a socket
 * (the `cors` option does not stop a WebSocket handshake). An event from a tab may be as long as
 * the body of a request; a longer one ends the connection with WebSocket's code 1009.
 */
export class SocketAdapter extends IoAdapter {
  constructor(
    application: INestApplicationContext,
    private readonly publicUrl: string,
    private readonly sessionMiddlewares: RequestHandler[],
  ) {
    super(application);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const origins = allowedOrigins(this.publicUrl);
    const http = this.httpServer as HttpServer;
    const server = super.createIOServer(port, {
      ...options,
      transports: ['websocket'],
      perMessageDeflate: false,
      serveClient: false,
      maxHttpBufferSize: LIMITS.body,
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
   * A plain listener per event, for handlers that return one answer or none: Nest's own streams
   * cost a tab as much memory as everything else together.
   */
  override bindMessageHandlers(
    tab: Socket,
    handlers: MessageMappingProperties[],
    transform: (result: unknown) => Observable<unknown>,
  ): void {
    for (const { message, callback } of handlers) {
      tab.on(message as string, (...sent: unknown[]) => {
        const { data, ack } = this.mapPayload(sent.length > 1 ? sent : sent[0]) as Event;
        firstValueFrom(transform(callback(data, ack)), { defaultValue: undefined })
          .then((answer) => {
            if (answer !== undefined) ack?.(answer);
          })
          .catch((error: unknown) => this.logger.error(error));
      });
    }
  }
}
