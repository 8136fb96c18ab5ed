import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SessionModule } from '../platform/session/session.module.js';
import { SecondFactorService } from './second-factor.service.js';
import { StaffModule } from './staff.module.js';
import { TotpSecrets } from './totp-secrets.js';
import { VetController } from './vet.controller.js';
import { VetDeskService } from './vet-desk.service.js';

@Module({
  imports: [StaffModule, AccountsModule, SessionModule],
  controllers: [VetController],
  providers: [SecondFactorService, TotpSecrets, VetDeskService],
})
export class StaffApiModule {}
