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
import { PlanGuard, RequiresPlan } from '../billing/plan.guard.js';
import type { Reminder } from '../contract/reminders.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import {
  NewReminderDto,
  ReminderChangesDto,
  ReminderStepDto,
  TimeZoneDto,
} from './dto/reminder.dto.js';
import { ReminderStepsService } from './reminder-steps.service.js';
import { RemindersService } from './reminders.service.js';

/** Reminders can be read and removed on every plan. */
@Controller('api')
@UseGuards(PlanGuard)
export class RemindersController {
  constructor(
    private readonly reminders: RemindersService,
    private readonly steps: ReminderStepsService,
  ) {}

  @Get('pets/:id/reminders')
  list(@UserId() userId: number, @Param('id', PathIdPipe) petId: number): Promise<Reminder[]> {
    return this.reminders.list(userId, petId);
  }

  @Post('pets/:id/reminders')
  @RequiresPlan('pro')
  add(
    @UserId() userId: number,
    @Param('id', PathIdPipe) petId: number,
    @Body() reminder: NewReminderDto,
  ): Promise<Reminder> {
    return this.reminders.add(userId, petId, reminder);
  }

  /** Moves the reminders of all pets to a time zone. */
  @Post('reminders/move')
  @HttpCode(204)
  @RequiresPlan('pro')
  move(@UserId() userId: number, @Body() { timeZone }: TimeZoneDto): Promise<void> {
    return this.reminders.move(userId, timeZone);
  }

  @Patch('reminders/:id')
  @RequiresPlan('pro')
  change(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() changes: ReminderChangesDto,
  ): Promise<Reminder> {
    return this.reminders.change(userId, id, changes);
  }

  @Delete('reminders/:id')
  @HttpCode(204)
  remove(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<void> {
    return this.reminders.remove(userId, id);
  }

  @Post('reminders/:id/done')
  @HttpCode(200)
  @RequiresPlan('pro')
  done(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() step: ReminderStepDto,
  ): Promise<Reminder> {
    return this.steps.done(userId, id, step);
  }

  @Post('reminders/:id/skip')
  @HttpCode(200)
  @RequiresPlan('pro')
  skip(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() step: ReminderStepDto,
  ): Promise<Reminder> {
    return this.steps.skip(userId, id, step);
  }
}
