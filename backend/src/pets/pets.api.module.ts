import { Module } from '@nestjs/common';
import { MemoriesController } from './memories/memories.controller.js';
import { MemoriesService } from './memories/memories.service.js';
import { PetsController } from './pets.controller.js';
import { PetsModule } from './pets.module.js';

@Module({
  imports: [PetsModule],
  controllers: [PetsController, MemoriesController],
  providers: [MemoriesService],
})
export class PetsApiModule {}
