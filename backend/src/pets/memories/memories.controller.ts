import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { Memory } from '../../contract/memories.js';
import { UserId } from '../../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../../platform/validation/input.pipe.js';
import { MemoryChangesDto, NewMemoryDto } from '../dto/memory.dto.js';
import { MemoriesService } from './memories.service.js';

@Controller('api')
export class MemoriesController {
  constructor(private readonly memories: MemoriesService) {}

  @Get('pets/:id/memories')
  list(@UserId() userId: number, @Param('id', PathIdPipe) petId: number): Promise<Memory[]> {
    return this.memories.list(userId, petId);
  }

  @Get('pets/:id/memories/suggested')
  suggested(@UserId() userId: number, @Param('id', PathIdPipe) petId: number): Promise<Memory[]> {
    return this.memories.list(userId, petId, 'suggested');
  }

  @Post('pets/:id/memories')
  add(
    @UserId() userId: number,
    @Param('id', PathIdPipe) petId: number,
    @Body() memory: NewMemoryDto,
  ): Promise<Memory> {
    return this.memories.add(userId, petId, memory);
  }

  @Post('memories/:id/keep')
  @HttpCode(200)
  keep(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<Memory> {
    return this.memories.keep(userId, id);
  }

  @Patch('memories/:id')
  correct(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() changes: MemoryChangesDto,
  ): Promise<Memory> {
    return this.memories.correct(userId, id, changes);
  }

  @Delete('memories/:id')
  @HttpCode(204)
  forget(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<void> {
    return this.memories.forget(userId, id);
  }
}
