import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Req,
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import type {
  ChangePasswordBody,
  Device,
  ForgotPasswordBody,
  ResetPasswordBody,
  SignInWaysReply,
  VerifyEmailBody,
} from '../../contract/accounts.js';
import { PROVIDERS } from '../../contract/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Audit } from '../../platform/logging/audit.js';
import { UserChannel } from '../../platform/redis/user-channel.js';
import { noFields } from '../../platform/validation/fields.js';
import { ParsePipe } from '../../platform/validation/parse.pipe.js';
import {
  changePasswordDto,
  forgotPasswordDto,
  resetPasswordDto,
  verifyEmailDto,
} from '../dto/account-life.dto.js';
import { SessionsService } from '../sessions.service.js';
import { SignInLimits } from '../sign-in-limits.js';
import { SignedInGuard, UserId } from '../signed-in.guard.js';
import { DevicesService } from './devices.service.js';
import { EmailConfirmationService } from './email-confirmation.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { SignInWaysService } from './sign-in-ways.service.js';

const DONE = { success: true } as const;

/** Passwords, addresses and browsers of an account. */
@Controller('api')
export class AccountLifeController {
  constructor(
    private readonly passwords: PasswordChangeService,
    private readonly emails: EmailConfirmationService,
    private readonly devices: DevicesService,
    private readonly signInWays: SignInWaysService,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimits,
    private readonly channel: UserChannel,
    private readonly audit: Audit,
  ) {}

  /** The same answer whether there is such an account or not. */
  @Post('auth/forgot-password')
  @HttpCode(202)
  async forgot(
    @Body(new ParsePipe(forgotPasswordDto)) { email }: ForgotPasswordBody,
    @Req() { ip }: Request,
  ) {
    await this.limits.admitMail(email, ip ?? '');
    void this.passwords.forgot(email);
    return DONE;
  }

  @Post('auth/reset-password')
  @HttpCode(200)
  async reset(@Body(new ParsePipe(resetPasswordDto)) body: ResetPasswordBody) {
    const userId = await this.passwords.reset(body);
    this.audit.note('password-reset', { userId });
    return DONE;
  }

  @Post('auth/verify-email')
  @HttpCode(200)
  async verify(@Body(new ParsePipe(verifyEmailDto)) { token }: VerifyEmailBody) {
    const userId = await this.emails.confirm(token);
    this.audit.note('email-confirmed', { userId });
    this.channel.publish(userId, 'profile-changed', {});
    return DONE;
  }

  @Post('auth/resend-verification')
  @HttpCode(202)
  @UseGuards(SignedInGuard)
  async resend(
    @Body(new ParsePipe(noFields)) _body: unknown,
    @UserId() userId: number,
    @Req() { ip }: Request,
  ) {
    await this.limits.admitMail(`user:${String(userId)}`, ip ?? '');
    await this.emails.ask(userId);
    return DONE;
  }

  @Post('auth/change-password')
  @HttpCode(200)
  @UseGuards(SignedInGuard)
  async change(
    @Body(new ParsePipe(changePasswordDto)) body: ChangePasswordBody,
    @UserId() userId: number,
    @Req() request: Request,
  ) {
    await this.limits.guess(`user:${String(userId)}`, request.ip ?? '', async () => {
      await this.passwords.change(userId, body, this.sessions.proofOf(request));
      return true;
    });
    this.audit.note('password-changed', { userId });
    return DONE;
  }

  @Get('user/sign-in-ways')
  @UseGuards(SignedInGuard)
  async ways(@UserId() userId: number, @Req() request: Request): Promise<SignInWaysReply> {
    const { fresh } = this.sessions.proofOf(request);
    return { ...(await this.signInWays.of(userId)), fresh };
  }

  @Delete('user/sign-in-ways/:provider')
  @HttpCode(204)
  @UseGuards(SignedInGuard)
  async disconnect(@UserId() userId: number, @Param('provider') name: string): Promise<void> {
    const provider = PROVIDERS.find((known) => known === name);
    if (provider === undefined) throw new AppError('NOT_FOUND');
    await this.signInWays.disconnect(userId, provider);
    this.audit.note('provider-disconnected', { userId, by: provider });
  }

  @Get('user/sessions')
  @UseGuards(SignedInGuard)
  list(@UserId() userId: number, @Req() { sessionID }: Request): Promise<Device[]> {
    return this.devices.list(userId, sessionID);
  }

  @Delete('user/sessions/:id')
  @HttpCode(204)
  @UseGuards(SignedInGuard)
  async signOut(@UserId() userId: number, @Param('id') name: string): Promise<void> {
    await this.devices.signOut(userId, name);
    this.audit.note('device-signed-out', { userId });
  }
}
