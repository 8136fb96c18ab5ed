import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { StaffModule } from './staff.module.js';
import { StaffRegister } from './staff-register.service.js';

@Module({ imports: [StaffModule, AccountsModule], providers: [StaffRegister] })
export class StaffToolModule {}
