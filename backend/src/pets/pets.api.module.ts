import { Module } from '@nestjs/common';
import { PetsController } from './pets.controller.js';
import { PetsModule } from './pets.module.js';

@Module({ imports: [PetsModule], controllers: [PetsController] })
export class PetsApiModule {}
