import { Controller, Get, Header, Res } from '@nestjs/common';
import type { Response } from 'express';
import { register } from 'prom-client';
import { HealthService } from './health.service.js';

/** For load balancers, orchestrators and Prometheus; the same on API and worker. */
@Controller()
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

  @Get('metrics')
  @Header('Content-Type', register.contentType)
  metrics(): Promise<string> {
    return register.metrics();
  }
}
