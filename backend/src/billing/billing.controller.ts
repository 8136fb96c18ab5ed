import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { SignedInGuard, UserId } from '../accounts/signed-in.guard.js';
import { UsersService } from '../accounts/users.service.js';
import type { SavedUserReply } from '../contract/accounts.js';
import type {
  ActivationBody,
  PaymentBody,
  PaymentReply,
  PlanCheckBody,
} from '../contract/billing.js';
import { noFields } from '../platform/validation/fields.js';
import { ParsePipe } from '../platform/validation/parse.pipe.js';
import { activationDto, paymentDto, planCheckDto } from './dto/billing.dto.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Controller('api')
@UseGuards(SignedInGuard)
export class BillingController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly users: UsersService,
  ) {}

  @Post('create-payment-intent')
  @HttpCode(200)
  beginPayment(
    @UserId() userId: number,
    @Body(new ParsePipe(paymentDto)) payment: PaymentBody,
  ): Promise<PaymentReply> {
    return this.subscriptions.beginPayment(userId, payment);
  }

  @Post('update-subscription-status')
  @HttpCode(200)
  async check(
    @Body(new ParsePipe(planCheckDto)) _plan: PlanCheckBody,
    @UserId() userId: number,
  ): Promise<SavedUserReply> {
    return { success: true, user: await this.users.sessionUser(userId) };
  }

  @Post('simulate-payment-success')
  @HttpCode(200)
  async activate(
    @UserId() userId: number,
    @Body(new ParsePipe(activationDto)) payment: ActivationBody,
  ): Promise<SavedUserReply> {
    return { success: true, user: await this.subscriptions.activate(userId, payment) };
  }

  @Post('subscription/cancel')
  @HttpCode(200)
  async cancel(
    @Body(new ParsePipe(noFields)) _body: unknown,
    @UserId() userId: number,
  ): Promise<SavedUserReply> {
    return { success: true, user: await this.subscriptions.cancel(userId) };
  }
}
