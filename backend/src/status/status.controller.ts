import { Controller, Get } from '@nestjs/common';
import type { StatusReply } from '../contract/status.js';
import { Public } from '../platform/session/signed-in.guard.js';
import { StatusService } from './status.service.js';

/** What works now; public, and without a session, since the session store may be down. */
@Controller('api/status')
@Public()
export class StatusController {
  constructor(private readonly status: StatusService) {}

  @Get()
  read(): Promise<StatusReply> {
    return this.status.read();
  }
}
