import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { RequestHandler } from 'express';
import type { Server, ServerOptions } from 'socket.io';
import { LIMITS } from '../../contract/limits.js';
import { allowedOrigins } from '../http/origins.js';

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
}
