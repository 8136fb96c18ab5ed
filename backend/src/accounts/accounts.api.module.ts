import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { SessionModule } from '../platform/session/session.module.js';
import { AccountController } from './account.controller.js';
import { AccountsModule } from './accounts.module.js';
import { AuthController } from './auth.controller.js';
import { AccountLifeController } from './life/account-life.controller.js';
import { AccountMails } from './life/account-mails.js';
import { AccountRecoveryService } from './life/account-recovery.service.js';
import { AccountRemovalService } from './life/account-removal.service.js';
import { AccountToken } from './life/account-token.entity.js';
import { AccountTokens } from './life/account-tokens.service.js';
import { DevicesService } from './life/devices.service.js';
import { EmailConfirmationService } from './life/email-confirmation.service.js';
import { PasswordChangeService } from './life/password-change.service.js';
import { LocalStrategy } from './local.strategy.js';
import { MailLimits } from './mail-limits.js';
import { PreferencesController } from './preferences.controller.js';
import { ProfileController } from './profile.controller.js';
import { ProofsService } from './proofs.service.js';
import { SessionUserSerializer } from './session-user.serializer.js';
import { SessionsService } from './sessions.service.js';
import { SignInLimits } from './sign-in-limits.js';
import { IdentitiesService } from './social/identities.service.js';
import { IdentityRecords } from './social/identity-records.js';
import { SocialController } from './social/social.controller.js';
import { SocialSignIn } from './social/social-sign-in.js';
import { TokenSync } from './social/token-sync.js';
import { socialStrategies } from './social/social.strategies.js';

@Module({
  imports: [
    AccountsModule,
    MailModule,
    SessionModule,
    PassportModule.register({ session: true }),
    TypeOrmModule.forFeature([AccountToken]),
  ],
  controllers: [
    AccountLifeController,
    AuthController,
    AccountController,
    ProfileController,
    PreferencesController,
    SocialController,
  ],
  providers: [
    LocalStrategy,
    SessionUserSerializer,
    SessionsService,
    SignInLimits,
    MailLimits,
    ProofsService,
    socialStrategies,
    SocialSignIn,
    TokenSync,
    IdentitiesService,
    IdentityRecords,
    AccountTokens,
    AccountMails,
    PasswordChangeService,
    EmailConfirmationService,
    DevicesService,
    AccountRecoveryService,
    AccountRemovalService,
  ],
})
export class AccountsApiModule {}
