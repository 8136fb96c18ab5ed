import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { register } from 'prom-client';
import { AppError } from '../errors/app-error.js';
import { Public } from '../session/signed-in.guard.js';
import { HealthService } from './health.service.js';

/** For load balancers, orchestrators and Prometheus; the same on API and worker. */
@Controller()
@Public()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  @Get('health/ready')
  async ready(@Res({ passthrough: true }) response: Response) {
    const state = await this.health.check();
    response.status(state.ready ? 200 : 503);
    return state;
  }

  /** For whoever reaches the process itself; what came through a front door is anybody. */
  @Get('metrics')
  @Header('Content-Type', register.contentType)
  metrics(@Req() { headers }: Request): Promise<string> {
    if (headers['x-forwarded-for'] ?? headers.forwarded) throw new AppError('NOT_FOUND');
    return register.metrics();
  }
}
