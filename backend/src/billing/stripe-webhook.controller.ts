import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { StripeClient } from './stripe/stripe.client.js';
import { StripeEventsService } from './stripe-events.service.js';

/** Where the payment provider reports. Its signature is all that admits a report. */
@Controller('api/stripe')
export class StripeWebhookController {
  constructor(
    private readonly stripe: StripeClient,
    private readonly events: StripeEventsService,
  ) {}

  @Post('webhook')
  @HttpCode(200)
  async receive(@Req() { body, headers }: Request): Promise<{ received: true }> {
    await this.events.receive(this.stripe.readEvent(body, headers['stripe-signature']));
    return { received: true };
  }
}
