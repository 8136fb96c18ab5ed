import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { SessionModule } from '../platform/session/session.module.js';
import { AccountController } from './account.controller.js';
import { AccountsModule } from './accounts.module.js';
import { AuthController } from './auth.controller.js';
import { LocalStrategy } from './local.strategy.js';
import { ProfileController } from './profile.controller.js';
import { SessionUserSerializer } from './session-user.serializer.js';
import { SessionsService } from './sessions.service.js';
import { SignInLimits } from './sign-in-limits.js';
import { IdentitiesService } from './social/identities.service.js';
import { SocialController } from './social/social.controller.js';
import { SocialSignIn } from './social/social-sign-in.js';
import { SocialStrategies } from './social/social.strategies.js';

@Module({
  imports: [AccountsModule, SessionModule, PassportModule.register({ session: true })],
  controllers: [AuthController, AccountController, ProfileController, SocialController],
  providers: [
    LocalStrategy,
    SessionUserSerializer,
    SessionsService,
    SignInLimits,
    SocialStrategies,
    SocialSignIn,
    IdentitiesService,
  ],
})
export class AccountsApiModule {}
