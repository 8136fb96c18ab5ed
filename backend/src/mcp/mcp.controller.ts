import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { Controller, Get, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { AppError } from '../platform/errors/app-error.js';
import { hasLeft } from '../platform/http/has-left.js';
import { ReadsBody } from '../platform/http/no-body.interceptor.js';
import { Public } from '../platform/session/signed-in.guard.js';
import { TokenGuard, TokenScope } from '../tokens/token.guard.js';
import { McpService } from './mcp.service.js';

/** For an owner's own assistant. The scopes of its token determine which tools it sees. */
@Controller('api/mcp')
@Public()
@UseGuards(TokenGuard)
@TokenScope('any')
export class McpController {
  constructor(
    private readonly mcp: McpService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** One message of the Model Context Protocol. */
  @Post()
  @HttpCode(200)
  @ReadsBody()
  ask(@Req() request: Request, @Res() response: Response): Promise<void> {
    // The rate limit would count several calls in one body as one.
    if (Array.isArray(request.body))
      throw new AppError('VALIDATION_FAILED', { fields: { body: ONE } });
    return this.pass(request, response);
  }

  /** Answers 405: no streams are offered. */
  @Get()
  listen(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.pass(request, response);
  }

  private async pass(request: Request, response: Response): Promise<void> {
    const { method, headers, user, apiToken } = request;
    if (!user || !apiToken) throw new AppError('UNAUTHENTICATED');
    const given = Object.entries(headers).filter((pair): pair is [string, string] => {
      return typeof pair[1] === 'string' && !SECRET.includes(pair[0]);
    });
    const url = new URL('/api/mcp', this.env.PUBLIC_URL);
    const asked = new globalThis.Request(url, { method, headers: given });
    const caller = { userId: user.id, scopes: apiToken.scopes };
    const answer = await this.mcp.answer(asked, request.body as unknown, caller);
    response.status(answer.status).setHeaders(answer.headers);
    if (!answer.body) response.end();
    else {
      await pipeline(Readable.fromWeb(answer.body), response).catch((error: unknown) => {
        // Clients cancel a call by closing its connection.
        if (!hasLeft(error)) throw error;
      });
    }
  }
}

const ONE = 'Must be one message, not a list';

/** Headers that are not passed on: nothing after the guard needs them. */
const SECRET = ['authorization', 'cookie'];
