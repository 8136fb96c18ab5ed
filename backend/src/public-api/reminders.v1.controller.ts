import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { ReminderPage } from '../contract/public-api.js';
import type { Reminder, ReminderChanges } from '../contract/reminders.js';
import { MAX_ID } from '../platform/database/safe-integer.js';
import { Conditional } from '../platform/http/if-match.guard.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { NewReminderDto, ReminderStepDto } from '../reminders/dto/reminder.dto.js';
import { ReminderStepsService } from '../reminders/reminder-steps.service.js';
import { RemindersService } from '../reminders/reminders.service.js';
import { TokenScope } from '../tokens/token.guard.js';
import { ReminderPatchDto } from './dto/changes.dto.js';
import { idOf, RemindersQueryDto } from './dto/page.dto.js';
import { PublicController } from './public-call.js';
import { nextCursor } from './requests/cursor.js';
import { changeIf, IfMatch, type Precondition } from './requests/etag.js';
import { Idempotent } from './requests/idempotency.js';

@PublicController()
export class RemindersV1Controller {
  constructor(
    private readonly reminders: RemindersService,
    private readonly steps: ReminderStepsService,
  ) {}

  /** The reminders of a pet, newest first. */
  @Get('pets/:petId/reminders')
  @TokenScope('reminders')
  async list(
    @UserId() userId: number,
    @Param('petId', PathIdPipe) petId: number,
    @Query() { limit, cursor, state }: RemindersQueryDto,
  ): Promise<ReminderPage> {
    const range = { limit, state, before: idOf(cursor, MAX_ID) };
    const { reminders, hasMore } = await this.reminders.page(userId, petId, range);
    return { data: reminders, nextCursor: nextCursor(reminders, hasMore, ({ id }) => id) };
  }

  /** Adds a reminder. */
  @Post('pets/:petId/reminders')
  @TokenScope('reminders')
  @Idempotent()
  create(
    @UserId() userId: number,
    @Param('petId', PathIdPipe) petId: number,
    @Body() reminder: NewReminderDto,
  ): Promise<Reminder> {
    return this.reminders.add(userId, petId, reminder);
  }

  /** One reminder. */
  @Get('reminders/:reminderId')
  @TokenScope('reminders')
  get(@UserId() userId: number, @Param('reminderId', PathIdPipe) id: number): Promise<Reminder> {
    return this.reminders.get(userId, id);
  }

  /** Changes a reminder. Absent fields keep their value, `null` clears; `state` ends it for good. */
  @Patch('reminders/:reminderId')
  @TokenScope('reminders')
  @Conditional()
  update(
    @UserId() userId: number,
    @Param('reminderId', PathIdPipe) id: number,
    @Body() changes: ReminderPatchDto,
    @IfMatch() condition: Precondition | undefined,
  ): Promise<Reminder> {
    const fields: Omit<ReminderChanges, 'version'> = changes;
    return changeIf(
      condition,
      () => this.reminders.get(userId, id),
      ({ version }) => this.reminders.change(userId, id, { ...fields, version }),
    );
  }

  /** Removes a reminder with its history. */
  @Delete('reminders/:reminderId')
  @TokenScope('reminders')
  @HttpCode(204)
  remove(@UserId() userId: number, @Param('reminderId', PathIdPipe) id: number): Promise<void> {
    return this.reminders.remove(userId, id);
  }

  /** Done: moves on to the next occurrence, and writes into the diary what was done. */
  @Post('reminders/:reminderId/done')
  @TokenScope('reminders')
  @Idempotent()
  @HttpCode(200)
  done(
    @UserId() userId: number,
    @Param('reminderId', PathIdPipe) id: number,
    @Body() step: ReminderStepDto,
  ): Promise<Reminder> {
    return this.steps.done(userId, id, step);
  }

  /** Skipped: moves on to the next occurrence. */
  @Post('reminders/:reminderId/skip')
  @TokenScope('reminders')
  @Idempotent()
  @HttpCode(200)
  skip(
    @UserId() userId: number,
    @Param('reminderId', PathIdPipe) id: number,
    @Body() step: ReminderStepDto,
  ): Promise<Reminder> {
    return this.steps.skip(userId, id, step);
  }
}
