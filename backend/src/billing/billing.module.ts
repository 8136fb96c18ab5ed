import { Module } from '@nestjs/common';
import { AllowanceService } from './allowance.service.js';

@Module({ providers: [AllowanceService], exports: [AllowanceService] })
export class BillingModule {}
