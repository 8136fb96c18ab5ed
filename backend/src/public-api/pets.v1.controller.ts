import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Pet } from '../contract/pets.js';
import type { PetPage } from '../contract/public-api.js';
import { NewPetDto, PetChangesDto } from '../pets/dto/pet.dto.js';
import { petView } from '../pets/pet.view.js';
import { PetsService } from '../pets/pets.service.js';
import { Conditional } from '../platform/http/if-match.guard.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { TokenScope } from '../tokens/token.guard.js';
import { idOf, PageQueryDto } from './dto/page.dto.js';
import { PublicController } from './public-call.js';
import { nextCursor } from './requests/cursor.js';
import { IfMatch, type Precondition } from './requests/etag.js';
import { Idempotent } from './requests/idempotency.js';

@PublicController()
export class PetsV1Controller {
  constructor(private readonly pets: PetsService) {}

  /** Your pets, oldest first. */
  @Get('pets')
  @TokenScope('pets:read')
  async list(@UserId() userId: number, @Query() query: PageQueryDto): Promise<PetPage> {
    const { limit, cursor } = query;
    const { pets, hasMore } = await this.pets.page(userId, { limit, after: idOf(cursor, 0) });
    return { data: pets, nextCursor: nextCursor(pets, hasMore, ({ id }) => id) };
  }

  /** Adds a pet. Over the limit of the plan: 403 `PET_LIMIT_REACHED`. */
  @Post('pets')
  @TokenScope('pets:write')
  @Idempotent()
  create(@UserId() userId: number, @Body() pet: NewPetDto): Promise<Pet> {
    return this.pets.add(userId, pet);
  }

  /** One pet. */
  @Get('pets/:petId')
  @TokenScope('pets:read')
  async get(@UserId() userId: number, @Param('petId', PathIdPipe) id: number): Promise<Pet> {
    return petView(await this.pets.getOwned(userId, id));
  }

  /** Changes a pet. Absent fields keep their value, `null` clears. */
  @Patch('pets/:petId')
  @TokenScope('pets:write')
  @Conditional()
  update(
    @UserId() userId: number,
    @Param('petId', PathIdPipe) id: number,
    @Body() changes: PetChangesDto,
    @IfMatch() condition: Precondition | undefined,
  ): Promise<Pet> {
    return this.pets.change(userId, id, changes, { check: condition });
  }

  /** Removes a pet with its chat, diary and reminders. */
  @Delete('pets/:petId')
  @TokenScope('pets:write')
  @HttpCode(204)
  remove(@UserId() userId: number, @Param('petId', PathIdPipe) petId: number): Promise<void> {
    return this.pets.remove(userId, petId);
  }
}
