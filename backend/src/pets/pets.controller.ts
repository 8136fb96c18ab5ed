import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Pet } from '../contract/pets.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { NewPetDto, PetChangesDto, PetQueryDto } from './dto/pet.dto.js';
import { petView } from './pet.view.js';
import { PetsService } from './pets.service.js';

@Controller('api/pets')
export class PetsController {
  constructor(private readonly pets: PetsService) {}

  @Get()
  list(@UserId() userId: number): Promise<Pet[]> {
    return this.pets.list(userId);
  }

  @Post()
  add(
    @UserId() userId: number,
    @Query() { timeZone }: PetQueryDto,
    @Body() pet: NewPetDto,
  ): Promise<Pet> {
    return this.pets.add(userId, pet, timeZone);
  }

  @Get(':id')
  async read(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<Pet> {
    return petView(await this.pets.getOwned(userId, id));
  }

  @Patch(':id')
  change(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Query() { timeZone }: PetQueryDto,
    @Body() changes: PetChangesDto,
  ): Promise<Pet> {
    return this.pets.change(userId, id, changes, { timeZone });
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@UserId() userId: number, @Param('id', PathIdPipe) petId: number): Promise<void> {
    return this.pets.remove(userId, petId);
  }
}
