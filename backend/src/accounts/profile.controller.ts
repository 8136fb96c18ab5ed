import { Body, Controller, Get, Patch, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Profile } from '../contract/accounts.js';
import { Audit } from '../platform/logging/audit.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { ProfileChangesDto } from './dto/account-life.dto.js';
import { EmailConfirmationService } from './life/email-confirmation.service.js';
import { ProfileChangesService } from './life/profile-changes.service.js';
import { ProofsService } from './proofs.service.js';
import { UsersService } from './users.service.js';

@Controller('api/user/profile')
export class ProfileController {
  constructor(
    private readonly users: UsersService,
    private readonly emails: EmailConfirmationService,
    private readonly profileChanges: ProfileChangesService,
    private readonly proofs: ProofsService,
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
    @Body() changes: ProfileChangesDto,
    @Req() request: Request,
  ): Promise<Profile> {
    const { email } = changes;
    const moves = email !== undefined && !(await this.emails.isKnown(userId, email));
    if (moves) await this.proofs.require(userId, request, changes);
    await this.profileChanges.make(request, changes);
    if (email !== undefined) this.audit.record('email-change-asked', { userId });
    this.channel.publish(userId, 'profile-changed', {});
    return this.users.profile(userId);
  }
}
