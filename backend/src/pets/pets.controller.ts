import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  UseGuards,
} from '@nestjs/common';
import { SignedInGuard, UserId } from '../accounts/signed-in.guard.js';
import type { NewPet, Pet, PetChanges } from '../contract/pets.js';
import { Audit } from '../platform/logging/audit.js';
import { pathId } from '../platform/validation/fields.js';
import { ParsePipe } from '../platform/validation/parse.pipe.js';
import { newPetDto, petChangesDto } from './dto/pet.dto.js';
import { petView } from './pet.view.js';
import { PetsService } from './pets.service.js';

@Controller('api/pets')
@UseGuards(SignedInGuard)
export class PetsController {
  constructor(
    private readonly pets: PetsService,
    private readonly audit: Audit,
  ) {}

  @Get()
  list(@UserId() userId: number): Promise<Pet[]> {
    return this.pets.list(userId);
  }

  @Post()
  add(@UserId() userId: number, @Body(new ParsePipe(newPetDto)) pet: NewPet): Promise<Pet> {
    return this.pets.add(userId, pet);
  }

  @Get(':id')
  async read(@UserId() userId: number, @Param('id') id: string): Promise<Pet> {
    return petView(await this.pets.getOwned(userId, pathId(id)));
  }

  @Patch(':id')
  change(
    @UserId() userId: number,
    @Param('id') id: string,
    @Body(new ParsePipe(petChangesDto)) changes: PetChanges,
  ): Promise<Pet> {
    return this.pets.change(userId, pathId(id), changes);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@UserId() userId: number, @Param('id') id: string): Promise<void> {
    const petId = pathId(id);
    await this.pets.remove(userId, petId);
    this.audit.note('pet-removed', { userId, petId });
  }
}
