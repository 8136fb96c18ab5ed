import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { AppError } from '../platform/errors/app-error.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { StripeClient } from './stripe/stripe.client.js';
import { Public } from '../platform/session/signed-in.guard.js';
import { StripeEventsService } from './stripe-events.service.js';

/** Receives the payment provider's events, which are admitted by their signature alone. */
@Controller('api/stripe')
@Public()
export class StripeWebhookController {
  constructor(
    private readonly stripe: StripeClient,
    private readonly events: StripeEventsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Post('webhook')
  @HttpCode(200)
  async receive(@Req() { body, headers }: Request): Promise<{ received: true }> {
    try {
      await this.events.receive(this.stripe.readEvent(body, headers['stripe-signature']));
    } catch (error) {
      if (error instanceof AppError && error.code === 'MALFORMED_EVENT')
        this.logger.warn({ fields: error.details.fields }, 'malformed event refused');
      throw error;
    }
    return { received: true };
  }
}
