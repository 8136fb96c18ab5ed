import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SignInWaysService } from './life/sign-in-ways.service.js';
import { Identity } from './social/identity.entity.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User, Identity])],
  providers: [UsersService, SignInWaysService],
  exports: [UsersService, SignInWaysService],
})
export class AccountsModule {}
