import { Module } from '@nestjs/common';
import { StaffModule } from './staff.module.js';

@Module({ imports: [StaffModule] })
export class StaffApiModule {}
