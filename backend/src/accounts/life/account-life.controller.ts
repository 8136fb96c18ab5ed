import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Device, SecureAccountReply, SignInWaysReply } from '../../contract/accounts.js';
import { PROVIDERS } from '../../contract/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Audit } from '../../platform/logging/audit.js';
import { UserChannel } from '../../platform/redis/user-channel.js';
import { Public, UserId } from '../../platform/session/signed-in.guard.js';
import {
  ChangePasswordDto,
  ForgotPasswordDto,
  ProofDto,
  ResetPasswordDto,
  TokenDto,
} from '../dto/account-life.dto.js';
import { MailLimits } from '../mail-limits.js';
import { ProofsService } from '../proofs.service.js';
import { SessionsService } from '../sessions.service.js';
import { SignInLimits } from '../sign-in-limits.js';
import { IdentitiesService } from '../social/identities.service.js';
import { AccountRecoveryService } from './account-recovery.service.js';
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
    private readonly recovery: AccountRecoveryService,
    private readonly signInWays: SignInWaysService,
    private readonly identities: IdentitiesService,
    private readonly proofs: ProofsService,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimits,
    private readonly mails: MailLimits,
    private readonly channel: UserChannel,
    private readonly audit: Audit,
  ) {}

  /** Responds the same whether or not the account exists, and whether or not a mail is sent. */
  @Public()
  @Post('auth/forgot-password')
  @HttpCode(202)
  async forgot(@Body() { email }: ForgotPasswordDto, @Req() { ip }: Request) {
    const isSent =
      (await this.limits.mayAskForMail(ip ?? '')) && (await this.mails.mayRequest(email));
    if (isSent) void this.passwords.forgot(email);
    return DONE;
  }

  @Public()
  @Post('auth/reset-password')
  @HttpCode(200)
  async reset(@Body() body: ResetPasswordDto) {
    const userId = await this.passwords.reset(body);
    this.audit.record('password-reset', { userId });
    return DONE;
  }

  @Public()
  @Post('auth/verify-email')
  @HttpCode(200)
  async verify(@Body() { token }: TokenDto) {
    const userId = await this.emails.confirm(token);
    this.audit.record('email-confirmed', { userId });
    this.channel.publish(userId, 'profile-changed', {});
    return DONE;
  }

  /** For anyone notified of a change that they did not make. */
  @Public()
  @Post('auth/secure-account')
  @HttpCode(200)
  async secure(@Body() { token }: TokenDto): Promise<SecureAccountReply> {
    const { userId, since, key } = await this.recovery.secure(token);
    this.audit.record('account-secured', { userId, since: since.toISOString() });
    return { token: key };
  }

  @Post('auth/resend-verification')
  @HttpCode(202)
  async resend(@UserId() userId: number) {
    await this.emails.askAgain(userId);
    return DONE;
  }

  @Post('auth/change-password')
  @HttpCode(200)
  async change(@Body() body: ChangePasswordDto, @UserId() userId: number, @Req() request: Request) {
    await this.proofs.requirePassword(userId, request, body.currentPassword);
    await this.passwords.change(userId, body.password, request);
    this.audit.record('password-changed', { userId });
    return DONE;
  }

  @Get('user/sign-in-ways')
  async ways(@UserId() userId: number, @Req() request: Request): Promise<SignInWaysReply> {
    return { ...(await this.signInWays.of(userId)), fresh: this.sessions.isFresh(request) };
  }

  @Delete('user/sign-in-ways/:provider')
  @HttpCode(204)
  async disconnect(
    @Body() proof: ProofDto,
    @UserId() userId: number,
    @Param('provider') name: string,
    @Req() request: Request,
  ): Promise<void> {
    const provider = PROVIDERS.find((known) => known === name);
    if (provider === undefined) throw new AppError('NOT_FOUND');
    await this.proofs.require(userId, request, proof);
    await this.identities.disconnect(request, provider);
    this.audit.record('provider-disconnected', { userId, by: provider });
  }

  @Get('user/sessions')
  list(@UserId() userId: number, @Req() { sessionID }: Request): Promise<Device[]> {
    return this.devices.list(userId, sessionID);
  }

  @Delete('user/sessions/:id')
  @HttpCode(204)
  async signOut(@UserId() userId: number, @Param('id') name: string): Promise<void> {
    await this.devices.signOut(userId, name);
    this.audit.record('device-signed-out', { userId });
  }
}
