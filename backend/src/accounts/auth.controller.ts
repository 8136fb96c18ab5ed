import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SavedUserReply, SessionReply, UserReply } from '../contract/accounts.js';
import { AppError } from '../platform/errors/app-error.js';
import { languageOf } from '../platform/http/language.js';
import { Audit } from '../platform/logging/audit.js';
import { Public } from '../platform/session/signed-in.guard.js';
import { LoginDto, RegisterDto } from './dto/credentials.dto.js';
import { LocalGuard } from './local.strategy.js';
import { SessionsService } from './sessions.service.js';
import { EmailConfirmationService } from './life/email-confirmation.service.js';
import { isProven } from './social/oauth-attempt.js';
import { ProviderLoginDto } from './social/social.dto.js';
import { TokenSync } from './social/token-sync.js';
import { SignInLimits } from './sign-in-limits.js';
import type { User } from './user.entity.js';
import { sessionUser } from './user.view.js';
import { UsersService } from './users.service.js';

@Controller('api/auth')
@Public()
export class AuthController {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimits,
    private readonly emails: EmailConfirmationService,
    private readonly tokens: TokenSync,
    private readonly audit: Audit,
  ) {}

  @Post('register')
  async register(@Body() body: RegisterDto, @Req() request: Request): Promise<UserReply> {
    await this.limits.admitRegistration(request.ip ?? '');
    const user = await this.users.register(body, languageOf(request));
    await this.sessions.signInNew(request, user);
    this.audit.record('registered', { userId: user.id, by: 'password' });
    void this.emails.greet(user.id);
    return { user: sessionUser(user) };
  }

  @Post('login')
  @HttpCode(200)
  @UseGuards(LocalGuard)
  async login(
    @Body() _checked: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserReply> {
    const user = request.user as User;
    await this.sessions.signIn(request, user);
    // The password may have been changed, and all sessions ended, while it was checked.
    if (!(await this.users.hasStill(user))) {
      await this.sessions.signOut(request, response);
      throw new AppError('INVALID_CREDENTIALS');
    }
    this.audit.record('signed-in', { userId: user.id, by: 'password' });
    return { user: sessionUser(user) };
  }

  /**
   * Confirms the identity that the provider's callback has stored in this session; grants nothing
   * by itself.
   */
  @Post('firebase-login')
  @HttpCode(200)
  async confirmIdentity(
    @Body() { uid }: ProviderLoginDto,
    @Req() { user, session }: Request,
  ): Promise<SavedUserReply> {
    if (!user || !isProven(session.identity, uid)) throw new AppError('IDENTITY_NOT_PROVEN');
    this.tokens.signedIn(session.identity?.token);
    return { success: true, user: await this.users.sessionUser(user.id) };
  }

  @Get('session')
  session(@Req() request: Request): Promise<SessionReply> {
    return this.users.session(request.user?.id, languageOf(request));
  }

  @Post('logout')
  @HttpCode(200)
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    if (request.user) this.audit.record('signed-out', { userId: request.user.id });
    this.tokens.signedOut(request.session.identity?.token);
    await this.sessions.signOut(request, response);
    return { success: true };
  }
}
