import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ShutdownTask } from '../shutdown-task.js';
import { UserHub } from '../socket/user-hub.js';

/** Requests that are still being answered then are cut. Milliseconds. */
const PATIENCE = 15_000;

/**
 * So long after the last tab was closed kept connections may still bring a request, and are told
 * to close: tabs that come back read again by any of them.
 */
const LINGER = 3000;

/** It is quiet when it was so at several looks: a request may wait to be read. */
const LOOKS = 5;
const LOOK_EVERY = 20;

/**
 * The end of an API process: it takes no more connections, answers what it has been asked, and
 * lets its tabs go to other processes. Redis and PostgreSQL are left after that.
 */
@Injectable()
export class Draining implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  private answering = 0;
  private closing: ShutdownTask | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly hub: UserHub,
  ) {}

  onModuleInit(): void {
    this.server.prependListener('request', (_request, response) => this.follow(response));
  }

  onModuleDestroy(): void {
    // Not `this.server.close()`: that ends idle connections, perhaps under a request on its way.
    NetServer.prototype.close.call(this.server);
    this.closing = new ShutdownTask(this.drain());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.closing?.finishesWithin(PATIENCE);
  }

  private get server(): Server {
    return this.host.httpAdapter.getHttpServer() as Server;
  }

  private follow(response: ServerResponse): void {
    this.answering += 1;
    response.once('close', () => (this.answering -= 1));
    if (this.closing) response.setHeader('Connection', 'close');
  }

  private async drain(): Promise<void> {
    await this.hub.closeAll();
    const end = Date.now() + LINGER;
    for (let quiet = 0; quiet < LOOKS; quiet += 1) {
      await delay(LOOK_EVERY);
      const over = Date.now() > end || (await this.connections()) === 0;
      if (this.answering > 0 || !over) quiet = -1;
    }
  }

  private connections(): Promise<number> {
    return new Promise((resolve) => {
      this.server.getConnections((_error, count) => resolve(count));
    });
  }
}
