import { Body, Controller, Get, Patch, UseGuards } from '@nestjs/common';
import type { Profile, ProfileChanges } from '../contract/accounts.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { ParsePipe } from '../platform/validation/parse.pipe.js';
import { profileChangesDto } from './dto/profile-changes.dto.js';
import { SignedInGuard, UserId } from './signed-in.guard.js';
import { UsersService } from './users.service.js';

@Controller('api/user/profile')
@UseGuards(SignedInGuard)
export class ProfileController {
  constructor(
    private readonly users: UsersService,
    private readonly channel: UserChannel,
  ) {}

  @Get()
  read(@UserId() userId: number): Promise<Profile> {
    return this.users.profile(userId);
  }

  @Patch()
  async change(
    @UserId() userId: number,
    @Body(new ParsePipe(profileChangesDto)) changes: ProfileChanges,
  ): Promise<Profile> {
    await this.users.change(userId, changes);
    this.channel.publish(userId, 'profile-changed', {});
    return this.users.profile(userId);
  }
}
