import { Body, Controller, Get, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { SignedInGuard, UserId } from '../accounts/signed-in.guard.js';
import type { SavedUserReply } from '../contract/accounts.js';
import type {
  ActivationBody,
  ActivationReply,
  PaymentBody,
  PaymentReply,
  PlanCheckBody,
  PlanSwitchBody,
  SubscriptionReply,
} from '../contract/billing.js';
import { WaitsForOthers } from '../platform/http/deadline.js';
import { noFields } from '../platform/validation/fields.js';
import { ParsePipe } from '../platform/validation/parse.pipe.js';
import { CheckoutService } from './checkout.service.js';
import { activationDto, paymentDto, planCheckDto, planSwitchDto } from './dto/billing.dto.js';
import { PlanSwitchService } from './plan-switch.service.js';
import { SubscriptionOverviewService } from './subscription-overview.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

const noBody = new ParsePipe(noFields);

@Controller('api')
@UseGuards(SignedInGuard)
export class BillingController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly switches: PlanSwitchService,
    private readonly subscriptions: SubscriptionsService,
    private readonly overview: SubscriptionOverviewService,
  ) {}

  @Post('create-payment-intent')
  @WaitsForOthers()
  @HttpCode(200)
  beginPayment(
    @UserId() userId: number,
    @Body(new ParsePipe(paymentDto)) payment: PaymentBody,
  ): Promise<PaymentReply> {
    return this.checkout.begin(userId, payment);
  }

  @Post('update-subscription-status')
  @WaitsForOthers()
  @HttpCode(200)
  async check(
    @Body(new ParsePipe(planCheckDto)) _plan: PlanCheckBody,
    @UserId() userId: number,
  ): Promise<SavedUserReply> {
    return { success: true, user: await this.subscriptions.check(userId) };
  }

  @Post('simulate-payment-success')
  @WaitsForOthers()
  async activate(
    @UserId() userId: number,
    @Body(new ParsePipe(activationDto)) payment: ActivationBody,
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
  @HttpCode(200)
  change(
    @UserId() userId: number,
    @Body(new ParsePipe(planSwitchDto)) wanted: PlanSwitchBody,
  ): Promise<PaymentReply> {
    return this.switches.change(userId, wanted);
  }

  @Post('subscription/cancel')
  @WaitsForOthers()
  @HttpCode(200)
  async cancel(@Body(noBody) _body: unknown, @UserId() userId: number): Promise<SavedUserReply> {
    return { success: true, user: await this.subscriptions.cancel(userId) };
  }

  @Post('subscription/resume')
  @WaitsForOthers()
  @HttpCode(200)
  async resume(@Body(noBody) _body: unknown, @UserId() userId: number): Promise<SavedUserReply> {
    return { success: true, user: await this.subscriptions.resume(userId) };
  }

  @Post('subscription/refund')
  @WaitsForOthers()
  @HttpCode(200)
  async refund(@Body(noBody) _body: unknown, @UserId() userId: number): Promise<SavedUserReply> {
    return { success: true, user: await this.subscriptions.refund(userId) };
  }
}
