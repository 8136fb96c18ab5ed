import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { PreferenceChanges, Preferences } from '../contract/preferences.js';
import { AppError } from '../platform/errors/app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { User } from './user.entity.js';

/** What users have chosen for all of their devices. */
@Injectable()
export class PreferencesService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly channel: UserChannel,
  ) {}

  /** @throws AppError `UNAUTHENTICATED` when the account is gone. */
  async of(id: number): Promise<Preferences> {
    const user = await this.users.findOneBy({ id });
    if (!user) throw new AppError('UNAUTHENTICATED');
    const { language, languageChosen, theme, answerNotices, usageReports } = user;
    return { language: languageChosen ? language : null, theme, answerNotices, usageReports };
  }

  async change(
    id: number,
    { language, theme, answerNotices, usageReports }: PreferenceChanges,
  ): Promise<Preferences> {
    const changes = {
      ...(language !== undefined && { language, languageChosen: true }),
      ...(theme !== undefined && { theme }),
      ...(answerNotices !== undefined && { answerNotices }),
      ...(usageReports !== undefined && { usageReports }),
    };
    if (Object.keys(changes).length > 0) await this.users.update({ id }, changes);
    const preferences = await this.of(id);
    this.channel.publish(id, 'preferences-changed', preferences);
    return preferences;
  }
}
