import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { SavedUserReply } from '../contract/accounts.js';
import type {
  ActivationReply,
  CardReply,
  PaymentReply,
  SubscriptionReply,
} from '../contract/billing.js';
import { LongDeadline } from '../platform/http/deadline.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { CheckoutService } from './checkout.service.js';
import { ActivationDto, PaymentDto, PlanCheckDto, PlanSwitchDto } from './dto/billing.dto.js';
import { PlanSwitchService } from './plan-switch.service.js';
import { SavedCardsService } from './saved-cards.service.js';
import { SubscriptionOverviewService } from './subscription-overview.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

/** Per user. Each call makes calls to the payment provider, which has limits of its own. */
const CHANGES = { name: 'plan-change', points: 20, seconds: 600, by: 'user' } as const;
const CHECKS = { name: 'payment-check', points: 60, seconds: 600, by: 'user' } as const;

@Controller('api')
export class BillingController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly switches: PlanSwitchService,
    private readonly subscriptions: SubscriptionsService,
    private readonly cards: SavedCardsService,
    private readonly overview: SubscriptionOverviewService,
  ) {}

  /** Starts a payment, or continues the open one. At most 20 new ones in ten minutes, then 429. */
  @Post('create-payment-intent')
  @LongDeadline()
  @HttpCode(200)
  beginPayment(@UserId() userId: number, @Body() payment: PaymentDto): Promise<PaymentReply> {
    return this.checkout.begin(userId, payment);
  }

  @Post('update-subscription-status')
  @RateLimit(CHECKS)
  @LongDeadline()
  @HttpCode(200)
  async check(@Body() _plan: PlanCheckDto, @UserId() userId: number): Promise<SavedUserReply> {
    return { success: true, user: await this.subscriptions.check(userId) };
  }

  @Post('simulate-payment-success')
  @RateLimit(CHECKS)
  @LongDeadline()
  async activate(
    @UserId() userId: number,
    @Body() payment: ActivationDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ActivationReply> {
    const reply = await this.subscriptions.activate(userId, payment);
    response.status(reply.success ? 200 : 202);
    return reply;
  }

  @Get('subscription')
  read(@UserId() userId: number): Promise<SubscriptionReply> {
    return this.overview.of(userId);
  }

  @Post('subscription/change')
  @RateLimit(CHANGES)
  @LongDeadline()
  @HttpCode(200)
  change(@UserId() userId: number, @Body() wanted: PlanSwitchDto): Promise<PaymentReply> {
    return this.switches.change(userId, wanted);
  }

  /** Starts saving another card for the next payments; charges nothing. */
  @Post('subscription/card')
  @RateLimit(CHANGES)
  @LongDeadline()
  @HttpCode(200)
  card(@UserId() userId: number): Promise<CardReply> {
    return this.cards.begin(userId);
  }

  @Post('subscription/cancel')
  @RateLimit(CHECKS)
  @LongDeadline()
  @HttpCode(200)
  async cancel(@UserId() userId: number): Promise<SavedUserReply> {
    return { success: true, user: await this.subscriptions.cancel(userId) };
  }

  @Post('subscription/resume')
  @RateLimit(CHECKS)
  @LongDeadline()
  @HttpCode(200)
  async resume(@UserId() userId: number): Promise<SavedUserReply> {
    return { success: true, user: await this.subscriptions.resume(userId) };
  }

  @Post('subscription/refund')
  @RateLimit(CHECKS)
  @LongDeadline()
  @HttpCode(200)
  async refund(@UserId() userId: number): Promise<SavedUserReply> {
    return { success: true, user: await this.subscriptions.refund(userId) };
  }
}
