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
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookWithSecret,
} from '../contract/webhooks.js';
import { IfMatchGuard } from '../platform/http/if-match.guard.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { Public, UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { TokenGuard, TokenScope } from '../tokens/token.guard.js';
import { NewWebhookDto, WebhookChangesDto, WebhookLogPageDto } from './dto/webhook.dto.js';
import { EventScopesGuard, SentEventsGuard } from './event-scopes.guard.js';
import { WebhooksService } from './webhooks.service.js';

/** The webhook calls of the profile page, for programs, which present a token. */
@Controller('api/v1/webhooks')
@Public()
@TokenScope('pets:write')
@UseGuards(TokenGuard, IfMatchGuard, EventScopesGuard)
export class WebhooksV1Controller {
  constructor(private readonly webhooks: WebhooksService) {}

  /** All webhooks, the oldest first. */
  @Get()
  @TokenScope('pets:read')
  list(@UserId() userId: number): Promise<Webhook[]> {
    return this.webhooks.list(userId);
  }

  /**
   * Adds a webhook. The token needs the scope of each event, so that it cannot subscribe to
   * anything that it may not read.
   */
  @Post()
  @RateLimit({ name: 'webhooks', by: 'user', points: 60, seconds: 3600 })
  create(@Req() request: Request, @Body() webhook: NewWebhookDto): Promise<WebhookWithSecret> {
    return this.webhooks.add(request, webhook);
  }

  /** Changes a webhook. Absent fields keep their value. The token needs the scope of each event. */
  @Patch(':webhookId')
  @UseGuards(SentEventsGuard)
  update(
    @Req() request: Request,
    @Param('webhookId', PathIdPipe) id: number,
    @Body() changes: WebhookChangesDto,
  ): Promise<Webhook> {
    return this.webhooks.change(request, id, changes);
  }

  /** Removes a webhook with its log. Nothing more is sent. */
  @Delete(':webhookId')
  @HttpCode(204)
  remove(@UserId() userId: number, @Param('webhookId', PathIdPipe) id: number): Promise<void> {
    return this.webhooks.remove(userId, id);
  }

  /** Creates a new secret, shown only this once. For a day, the previous one signs as well. */
  @Post(':webhookId/secret')
  @HttpCode(200)
  @UseGuards(SentEventsGuard)
  rollSecret(
    @Req() request: Request,
    @Param('webhookId', PathIdPipe) id: number,
  ): Promise<WebhookWithSecret> {
    return this.webhooks.roll(request, id);
  }

  /** Sends a test event without data. */
  @Post(':webhookId/test')
  @HttpCode(202)
  @RateLimit({ name: 'webhook-sends', by: 'user', points: 120, seconds: 3600 })
  test(
    @UserId() userId: number,
    @Param('webhookId', PathIdPipe) id: number,
  ): Promise<WebhookDelivery> {
    return this.webhooks.test(userId, id);
  }

  /** What was sent to a webhook, or is on its way, newest first. */
  @Get(':webhookId/deliveries')
  @TokenScope('pets:read')
  async deliveries(
    @UserId() userId: number,
    @Param('webhookId', PathIdPipe) id: number,
    @Query() { limit, cursor }: WebhookLogPageDto,
  ): Promise<WebhookDeliveryPage> {
    const page = { limit, ...(cursor !== undefined && { before: Number(cursor) }) };
    const { deliveries: data, hasMore } = await this.webhooks.log(userId, id, page);
    return { data, nextCursor: hasMore ? String(data.at(-1)?.id) : null };
  }

  /** Sends a delivery again, for another day at most. */
  @Post('deliveries/:deliveryId/resend')
  @HttpCode(202)
  @RateLimit({ name: 'webhook-sends', by: 'user', points: 120, seconds: 3600 })
  resend(
    @UserId() userId: number,
    @Param('deliveryId', PathIdPipe) id: number,
  ): Promise<WebhookDelivery> {
    return this.webhooks.resend(userId, id);
  }
}
