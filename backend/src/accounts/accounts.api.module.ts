import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { MailModule } from '../mail/mail.module.js';
import { SessionModule } from '../platform/session/session.module.js';
import { AccountController } from './account.controller.js';
import { AccountsModule } from './accounts.module.js';
import { AuthController } from './auth.controller.js';
import { AccountLifeController } from './life/account-life.controller.js';
import { AccountRecoveryService } from './life/account-recovery.service.js';
import { AccountRemovalService } from './life/account-removal.service.js';
import { DevicesModule } from './life/devices.module.js';
import { EmailConfirmationService } from './life/email-confirmation.service.js';
import { PasswordChangeService } from './life/password-change.service.js';
import { ProfileChangesService } from './life/profile-changes.service.js';
import { LocalStrategy } from './local.strategy.js';
import { PreferencesController } from './preferences.controller.js';
import { ProfileController } from './profile.controller.js';
import { ProofsModule } from './proofs.module.js';
import { SessionUserSerializer } from './session-user.serializer.js';
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
    ProofsModule,
    DevicesModule,
    PassportModule.register({ session: true }),
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
    socialStrategies,
    SocialSignIn,
    TokenSync,
    IdentitiesService,
    IdentityRecords,
    PasswordChangeService,
    EmailConfirmationService,
    ProfileChangesService,
    AccountRecoveryService,
    AccountRemovalService,
  ],
})
export class AccountsApiModule {}
