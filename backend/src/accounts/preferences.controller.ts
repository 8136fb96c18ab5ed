import { Body, Controller, Get, Patch } from '@nestjs/common';
import type { Preferences } from '../contract/preferences.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PreferenceChangesDto } from './dto/preferences.dto.js';
import { PreferencesService } from './preferences.service.js';

@Controller('api/user/preferences')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get()
  read(@UserId() userId: number): Promise<Preferences> {
    return this.preferences.of(userId);
  }

  @Patch()
  change(@UserId() userId: number, @Body() changes: PreferenceChangesDto): Promise<Preferences> {
    return this.preferences.change(userId, changes);
  }
}
