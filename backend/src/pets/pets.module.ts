import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { PetEntity } from './pet.entity.js';
import { PetsService } from './pets.service.js';

@Module({
  imports: [AccountsModule, TypeOrmModule.forFeature([PetEntity]), BillingModule],
  providers: [PetsService],
  exports: [PetsService],
})
export class PetsModule {}
