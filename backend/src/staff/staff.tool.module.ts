import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { StaffModule } from './staff.module.js';
import { StaffRegisterService } from './staff-register.service.js';

@Module({ imports: [StaffModule, AccountsModule], providers: [StaffRegisterService] })
export class StaffToolModule {}
