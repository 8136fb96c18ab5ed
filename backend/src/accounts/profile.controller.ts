import { Body, Controller, Get, Patch, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import type { Profile, ProfileChanges } from '../contract/accounts.js';
import { Audit } from '../platform/logging/audit.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { ParsePipe } from '../platform/validation/parse.pipe.js';
import { profileChangesDto } from './dto/profile-changes.dto.js';
import { EmailConfirmationService } from './life/email-confirmation.service.js';
import { SignInLimits } from './sign-in-limits.js';
import { SignedInGuard, UserId } from './signed-in.guard.js';
import { UsersService } from './users.service.js';

@Controller('api/user/profile')
@UseGuards(SignedInGuard)
export class ProfileController {
  constructor(
    private readonly users: UsersService,
    private readonly emails: EmailConfirmationService,
    private readonly limits: SignInLimits,
    private readonly channel: UserChannel,
    private readonly audit: Audit,
  ) {}

  @Get()
  read(@UserId() userId: number): Promise<Profile> {
    return this.users.profile(userId);
  }

  @Patch()
  async change(
    @UserId() userId: number,
    @Body(new ParsePipe(profileChangesDto)) changes: ProfileChanges,
    @Req() { ip }: Request,
  ): Promise<Profile> {
    const { username, email, country } = changes;
    if (username !== undefined) await this.users.rename(userId, username);
    if (email !== undefined) {
      await this.limits.admitMail(`user:${String(userId)}`, ip ?? '');
      await this.emails.change(userId, email);
      this.audit.note('email-change-asked', { userId });
    }
    if (country !== undefined) await this.users.settle(userId, country);
    this.channel.publish(userId, 'profile-changed', {});
    return this.users.profile(userId);
  }
}
