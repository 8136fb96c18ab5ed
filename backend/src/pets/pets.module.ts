import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { MemoriesRepository } from './memories/memories.repository.js';
import { PetMemoryEntity } from './memories/memory.entity.js';
import { MemorySuggestionsService } from './memories/memory-suggestions.service.js';
import { PetEntity } from './pet.entity.js';
import { PetWeights } from './pet-weights.repository.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PetsService } from './pets.service.js';

@Module({
  imports: [
    AccountsModule,
    TypeOrmModule.forFeature([PetEntity, PetMemoryEntity]),
    BillingModule,
    PhotosModule,
  ],
  providers: [PetsService, PetWeights, MemoriesRepository, MemorySuggestionsService],
  exports: [PetsService, PetWeights, MemoriesRepository, MemorySuggestionsService],
})
export class PetsModule {}
