import { createHash } from 'node:crypto';
import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { PlanGuard, RequiresPlan } from '../billing/plan.guard.js';
import type { CalendarFeed, NewCalendarFeed } from '../contract/calendar.js';
import { Public, UserId } from '../platform/session/signed-in.guard.js';
import { CalendarService } from './calendar.service.js';

@Controller('api/calendar')
@UseGuards(PlanGuard)
export class CalendarController {
  constructor(private readonly calendars: CalendarService) {}

  @Get()
  read(@UserId() userId: number): Promise<CalendarFeed> {
    return this.calendars.read(userId);
  }

  @Post()
  @RequiresPlan('pro')
  make(@Req() request: Request): Promise<NewCalendarFeed> {
    return this.calendars.make(request);
  }

  @Delete()
  @HttpCode(204)
  revoke(@UserId() userId: number): Promise<void> {
    return this.calendars.revoke(userId);
  }

  /** For calendars, which have no session: anyone who knows the secret may read. */
  @Get(':secret.ics')
  @Public()
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Cache-Control', 'private, no-cache')
  @Header('X-Robots-Tag', 'noindex')
  async feed(
    @Param('secret') secret: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const text = await this.calendars.text(secret);
    // Express answers 304 to calendars that already have this text.
    response.set('ETag', `"${createHash('sha256').update(text).digest('base64url')}"`);
    return text;
  }
}
