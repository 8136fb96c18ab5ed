import { Injectable } from '@nestjs/common';
import { SignInWaysService } from '../accounts/life/sign-in-ways.service.js';
import { UsersService } from '../accounts/users.service.js';
import { SubscriptionOverviewService } from '../billing/subscription-overview.service.js';
import { CalendarService } from '../calendar/calendar.service.js';
import { ConversationsService } from '../chat/conversations.service.js';
import { DiaryService } from '../diary/diary.service.js';
import { PetsService } from '../pets/pets.service.js';
import { PushSubscriptionsService } from '../push/push-subscriptions.service.js';
import { RemindersService } from '../reminders/reminders.service.js';
import { SupportService } from '../support/support.service.js';

/** Everything of a user, as one JSON text. */
@Injectable()
export class DataExportService {
  constructor(
    private readonly users: UsersService,
    private readonly signInWays: SignInWaysService,
    private readonly pets: PetsService,
    private readonly diary: DiaryService,
    private readonly reminders: RemindersService,
    private readonly billing: SubscriptionOverviewService,
    private readonly support: SupportService,
    private readonly conversations: ConversationsService,
    private readonly push: PushSubscriptionsService,
    private readonly calendars: CalendarService,
  ) {}

  /** The text in pieces: a long life of conversations never lies in memory as a whole. */
  async *pieces(userId: number): AsyncGenerator<string> {
    const [profile, signInWays, pets, diary, reminders, billing, support, push, calendar] =
      await Promise.all([
        this.users.profile(userId),
        this.signInWays.of(userId),
        this.pets.listWhole(userId),
        this.diary.everythingOf(userId),
        this.reminders.everythingOf(userId),
        this.billing.of(userId, Infinity),
        this.support.everythingOf(userId),
        this.push.exported(userId),
        this.calendars.exported(userId),
      ]);
    const exportedAt = new Date().toISOString();
    const account = { profile, signInWays, pushSubscriptions: push, calendar };
    const head = { exportedAt, ...account, pets, diary, reminders, ...billing, support };
    yield `${open(head)},"conversations":[`;
    for (const [index, session] of (await this.conversations.list(userId)).entries()) {
      yield `${index === 0 ? '' : ','}${open(session)},"messages":[`;
      let separator = '';
      for await (const message of this.conversations.messages(session.id)) {
        yield separator + JSON.stringify(message);
        separator = ',';
      }
      yield ']}';
    }
    yield ']}';
  }
}

/** An object that goes on. */
const open = (value: object): string => JSON.stringify(value).slice(0, -1);
