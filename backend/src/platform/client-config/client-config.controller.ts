import { Controller, Get, Inject } from '@nestjs/common';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import type { ClientConfig, PixelReply } from '../../contract/config.js';
import { LIMITS } from '../../contract/limits.js';
import { Public } from '../session/signed-in.guard.js';
import { ClientFacts } from './client-facts.js';
import { FREE_QUESTIONS, PET_LIMITS, PRICES_EUR_CENTS } from '../../contract/plans.js';

const { pro, expert } = PRICES_EUR_CENTS;

/** The settings the client may know; public. */
@Controller('api/config')
@Public()
export class ClientConfigController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly facts: ClientFacts,
  ) {}

  @Get()
  async read(): Promise<ClientConfig> {
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_JS_URL } = this.env;
    return {
      providers: this.env.providers,
      stripePublishableKey: (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY) || null,
      stripeScript: STRIPE_JS_URL ?? null,
      prices: { currency: 'EUR', monthly: { pro, expert } },
      firstMonthDiscountPercent: this.env.FIRST_MONTH_DISCOUNT_PERCENT,
      limits: { freeQuestions: FREE_QUESTIONS, pets: PET_LIMITS, input: LIMITS },
      testPanel: this.env.TEST_PANEL,
      operator: this.env.operator,
      partnerVets: await this.facts.partnerVets(),
      vapidPublicKey: await this.facts.vapidPublicKey(),
    };
  }

  @Get('meta-pixel-id')
  pixel(): PixelReply {
    return { pixelId: this.env.META_PIXEL_ID ?? null };
  }
}
