import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { liftDeadline } from '../platform/http/deadline.js';
import { hasLeft } from '../platform/http/has-left.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { Audit } from '../platform/logging/audit.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { DataExportService } from './data-export.service.js';
import { DataExportThrottle } from './data-export-throttle.js';
import { inBlocks } from './in-blocks.js';

@Controller('api/user/export')
export class DataExportController {
  constructor(
    private readonly data: DataExportService,
    private readonly throttle: DataExportThrottle,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A download. If it fails midway, the connection is cut, so that it does not look complete. */
  @Get()
  async download(
    @UserId() userId: number,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.throttle.run(userId, () => this.send(userId, request, response));
  }

  private async send(userId: number, request: Request, response: Response): Promise<void> {
    const pieces = this.data.pieces(userId, request);
    const head = await pieces.next();
    this.audit.record('data-exported', { userId });
    liftDeadline(response);
    response.attachment(`zampa-${new Date().toISOString().slice(0, 10)}.json`);
    response.type('json').write(head.value);
    await pipeline(Readable.from(inBlocks(pieces)), response).catch((err: unknown) => {
      response.destroy();
      if (!hasLeft(err)) this.logger.error({ err, userId }, 'data export cut off');
    });
  }
}
