import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { RequestHandler } from 'express';
import type { Server, ServerOptions } from 'socket.io';
import { allowedOrigins } from '../http/origins.js';

/** Bytes of one event from a tab; far above a question, far below what would hurt. */
const MAX_EVENT_BYTES = 256 * 1024;

/**
 * WebSocket only: no sticky sessions are needed and each event is one frame. The session
 * middlewares of REST run on the handshake, and only our own pages may open a socket
 * (the `cors` option does not stop a WebSocket handshake).
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
    const server = super.createIOServer(port, {
      ...options,
      transports: ['websocket'],
      perMessageDeflate: false,
      serveClient: false,
      maxHttpBufferSize: MAX_EVENT_BYTES,
      allowRequest: (
        { headers }: IncomingMessage,
        decide: (error: string | null, allowed: boolean) => void,
      ) => {
        decide(null, headers.origin === undefined || origins.has(headers.origin));
      },
    } as ServerOptions);
    for (const middleware of this.sessionMiddlewares) server.engine.use(middleware);
    return server;
  }
}
