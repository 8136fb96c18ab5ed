import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import type { Provider } from '../../contract/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LongDeadline } from '../../platform/http/deadline.js';
import { Public } from '../../platform/session/signed-in.guard.js';
import { SocialStartDto } from './social.dto.js';
import { SocialSignIn } from './social-sign-in.js';

/**
 * The redirect to a provider and its callback. Both are page loads in the browser, not API calls.
 */
@Controller('api/auth/:provider')
@Public()
export class SocialController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly social: SocialSignIn,
  ) {}

  @Get()
  begin(
    @Param('provider') name: string,
    @Query() start: SocialStartDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.social.begin(this.offered(name), start, request, response);
  }

  @Get('callback')
  @LongDeadline()
  finish(
    @Param('provider') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.social.finish(this.offered(name), request, response);
  }

  /** @throws AppError `NOT_FOUND` for a provider that is not set up. */
  private offered(name: string): Provider {
    const provider = this.env.providers.find((known) => known === name);
    if (provider === undefined) throw new AppError('NOT_FOUND');
    return provider;
  }
}
