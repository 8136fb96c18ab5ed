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

/** Unfinished requests are cut after this time. Milliseconds. */
const DRAIN_TIMEOUT = 15_000;

/**
 * How long kept-alive connections still serve requests after the last tab was closed, while clients
 * are told to close them: a reconnecting tab may reload over any of them. Milliseconds.
 */
const LINGER = 3000;

/** Consecutive idle checks that count as drained: a request may be waiting to be read. */
const IDLE_CHECKS = 5;
const CHECK_INTERVAL = 20;

/**
 * Shuts an API process down: accepts no more connections, finishes its requests, and moves its tabs
 * to other processes. Only then are Redis and PostgreSQL disconnected.
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
    // Not `this.server.close()`: it closes idle connections, perhaps with a request on its way.
    NetServer.prototype.close.call(this.server);
    this.closing = new ShutdownTask(this.drain());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.closing?.finishesWithin(DRAIN_TIMEOUT);
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
    for (let idleChecks = 0; idleChecks < IDLE_CHECKS; idleChecks += 1) {
      await delay(CHECK_INTERVAL);
      const isIdle = Date.now() > end || (await this.connections()) === 0;
      if (this.answering > 0 || !isIdle) idleChecks = -1;
    }
  }

  private connections(): Promise<number> {
    return new Promise((resolve) => {
      this.server.getConnections((_error, count) => resolve(count));
    });
  }
}
