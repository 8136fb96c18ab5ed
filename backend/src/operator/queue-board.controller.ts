import { All, Controller, Next, Req, Res, UseGuards } from '@nestjs/common';
import type { Express, NextFunction, Request, Response } from 'express';
import { RedisConnections } from '../platform/redis/redis-connections.js';
import { Public } from '../platform/session/signed-in.guard.js';
import { OperatorGuard } from './operator.guard.js';

const PATH = '/operator/queues';

/** The queue dashboard, for the operator only. */
@Controller(PATH)
@Public()
@UseGuards(OperatorGuard)
export class QueueBoardController {
  private board: Promise<Express> | undefined;

  constructor(private readonly connections: RedisConnections) {}

  @All(['', '*path'])
  async show(
    @Req() request: Request,
    @Res() response: Response,
    @Next() next: NextFunction,
  ): Promise<void> {
    // After a failure, the next request tries again.
    this.board ??= this.open().catch((error: unknown) => {
      this.board = undefined;
      throw error;
    });
    const board = await this.board;
    request.url = request.url.slice(PATH.length).replace(/^(?!\/)/, '/');
    board(request, response, next);
  }

  private async open(): Promise<Express> {
    const options = { commandTimeout: 2000, maxRetriesPerRequest: 1 };
    const servers = this.connections.openQueues('queue-board', options);
    const { queueBoard } = await import('./queue-board.js');
    return queueBoard(PATH, servers);
  }
}
