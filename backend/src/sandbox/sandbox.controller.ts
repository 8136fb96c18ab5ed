import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import type {
  SandboxAuthentication,
  SandboxConfirmation,
  SandboxPayment,
  SandboxSettings,
} from '../contract/sandbox.js';
import { AppError } from '../platform/errors/app-error.js';
import { Public } from '../platform/session/signed-in.guard.js';
import { ParsePipe } from './parse.pipe.js';
import {
  authenticationDto,
  confirmationDto,
  paymentSecretDto,
  settingsDto,
} from './sandbox.dto.js';
import { SandboxGuard } from './sandbox.guard.js';
import { SandboxService } from './sandbox.service.js';

/** What the browser asks the payment provider; whoever has the secret may pay. */
@Controller('api/sandbox')
@Public()
@UseGuards(SandboxGuard)
export class SandboxController {
  constructor(private readonly sandbox: SandboxService) {}

  @Post('confirm')
  @HttpCode(200)
  async confirm(
    @Body(new ParsePipe(confirmationDto)) body: SandboxConfirmation,
  ): Promise<SandboxPayment> {
    return found(await this.sandbox.stripe.confirm(body));
  }

  @Post('authenticate')
  @HttpCode(200)
  async authenticate(
    @Body(new ParsePipe(authenticationDto)) body: SandboxAuthentication,
  ): Promise<SandboxPayment> {
    return found(await this.sandbox.stripe.authenticate(body));
  }

  @Post('payment')
  @HttpCode(200)
  async payment(
    @Body(new ParsePipe(paymentSecretDto)) body: { clientSecret: string },
  ): Promise<SandboxPayment> {
    return found(await this.sandbox.stripe.payment(body.clientSecret));
  }

  @Post('settings')
  @HttpCode(200)
  settings(@Body(new ParsePipe(settingsDto)) body: SandboxSettings): Promise<SandboxSettings> {
    return this.sandbox.stripe.settings(body);
  }
}

function found(payment: SandboxPayment | undefined): SandboxPayment {
  if (!payment) throw new AppError('NOT_FOUND');
  return payment;
}
