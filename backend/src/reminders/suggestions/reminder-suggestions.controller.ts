import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  UseGuards,
} from '@nestjs/common';
import { PlanGuard, RequiresPlan } from '../../billing/plan.guard.js';
import type { Reminder, ReminderSuggestion } from '../../contract/reminders.js';
import { UserId } from '../../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../../platform/validation/input.pipe.js';
import { AcceptedReminderDto, TimeZoneDto } from '../dto/reminder.dto.js';
import { ReminderSuggestionsService } from './reminder-suggestions.service.js';

@Controller('api')
@UseGuards(PlanGuard)
export class ReminderSuggestionsController {
  constructor(private readonly suggestions: ReminderSuggestionsService) {}

  @Get('pets/:id/reminders/suggestions')
  list(
    @UserId() userId: number,
    @Param('id', PathIdPipe) petId: number,
    @Query() { timeZone }: TimeZoneDto,
  ): Promise<ReminderSuggestion[]> {
    return this.suggestions.list(userId, petId, timeZone);
  }

  /** Returns the reminder as it is now. */
  @Post('reminders/suggestions/:id/accept')
  @HttpCode(200)
  @RequiresPlan('pro')
  accept(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() reminder: AcceptedReminderDto,
  ): Promise<Reminder> {
    return this.suggestions.accept(userId, id, reminder);
  }

  @Delete('reminders/suggestions/:id')
  @HttpCode(204)
  decline(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<void> {
    return this.suggestions.decline(userId, id);
  }
}
