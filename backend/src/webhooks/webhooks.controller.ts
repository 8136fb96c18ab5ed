import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { HAS_MORE_HEADER } from '../contract/chat.js';
import { PlanGuard, RequiresPlan } from '../billing/plan.guard.js';
import type { Webhook, WebhookDelivery, WebhookWithSecret } from '../contract/webhooks.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { NewWebhookDto, WebhookChangesDto, WebhookLogQueryDto } from './dto/webhook.dto.js';
import { WebhooksService } from './webhooks.service.js';

/** Reading and removing stay possible after a downgrade. */
@Controller('api/user/webhooks')
@UseGuards(PlanGuard)
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  list(@UserId() userId: number): Promise<Webhook[]> {
    return this.webhooks.list(userId);
  }

  @Post()
  @RequiresPlan('expert')
  @RateLimit({ name: 'webhooks', by: 'user', points: 60, seconds: 3600 })
  add(@Req() request: Request, @Body() webhook: NewWebhookDto): Promise<WebhookWithSecret> {
    return this.webhooks.add(request, webhook);
  }

  @Patch(':id')
  @RequiresPlan('expert')
  change(
    @Req() request: Request,
    @Param('id', PathIdPipe) id: number,
    @Body() changes: WebhookChangesDto,
  ): Promise<Webhook> {
    return this.webhooks.change(request, id, changes);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<void> {
    return this.webhooks.remove(userId, id);
  }

  @Post(':id/secret')
  @HttpCode(200)
  @RequiresPlan('expert')
  roll(@Req() request: Request, @Param('id', PathIdPipe) id: number): Promise<WebhookWithSecret> {
    return this.webhooks.roll(request, id);
  }

  @Post(':id/test')
  @HttpCode(202)
  @RequiresPlan('expert')
  @RateLimit({ name: 'webhook-sends', by: 'user', points: 120, seconds: 3600 })
  test(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<WebhookDelivery> {
    return this.webhooks.test(userId, id);
  }

  /** Newest first; `X-Has-More: true` when there are older ones. */
  @Get(':id/deliveries')
  async log(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Query() query: WebhookLogQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WebhookDelivery[]> {
    const { deliveries, hasMore } = await this.webhooks.log(userId, id, query);
    if (hasMore) response.set(HAS_MORE_HEADER, 'true');
    return deliveries;
  }

  @Post('deliveries/:id/resend')
  @HttpCode(202)
  @RequiresPlan('expert')
  @RateLimit({ name: 'webhook-sends', by: 'user', points: 120, seconds: 3600 })
  resend(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<WebhookDelivery> {
    return this.webhooks.resend(userId, id);
  }
}
