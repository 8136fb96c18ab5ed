import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DevicesService } from '../accounts/life/devices.service.js';
import { SignInWaysService } from '../accounts/life/sign-in-ways.service.js';
import { PreferencesService } from '../accounts/preferences.service.js';
import { UsersService } from '../accounts/users.service.js';
import { BusinessDetailsService } from '../billing/business/business-details.service.js';
import { SubscriptionOverviewService } from '../billing/subscription-overview.service.js';
import { CalendarService } from '../calendar/calendar.service.js';
import { ConversationsService } from '../chat/conversations.service.js';
import { ConsultationsService } from '../consultations/consultations.service.js';
import { DiaryService } from '../diary/diary.service.js';
import { PetsService } from '../pets/pets.service.js';
import { PhotosService } from '../photos/photos.service.js';
import { PushSubscriptionsService } from '../push/push-subscriptions.service.js';
import { RemindersService } from '../reminders/reminders.service.js';
import { StaffService } from '../staff/staff.service.js';
import { SummariesService } from '../summaries/summaries.service.js';
import { SupportService } from '../support/support.service.js';
import { OwnTokensService } from '../tokens/own-tokens.service.js';
import { WebhooksService } from '../webhooks/webhooks.service.js';

/** Everything of a user, as one JSON text. */
@Injectable()
export class DataExportService {
  constructor(
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly signInWays: SignInWaysService,
    private readonly devices: DevicesService,
    private readonly pets: PetsService,
    private readonly diary: DiaryService,
    private readonly reminders: RemindersService,
    private readonly billing: SubscriptionOverviewService,
    private readonly business: BusinessDetailsService,
    private readonly support: SupportService,
    private readonly summaries: SummariesService,
    private readonly conversations: ConversationsService,
    private readonly push: PushSubscriptionsService,
    private readonly calendars: CalendarService,
    private readonly photos: PhotosService,
    private readonly tokens: OwnTokensService,
    private readonly webhooks: WebhooksService,
    private readonly staff: StaffService,
    private readonly consultations: ConsultationsService,
  ) {}

  /**
   * The text in pieces: years of conversations and diaries are never in memory as a whole.
   * @param request its session must have passed the second factor to get a vet's cases.
   */
  async *pieces(userId: number, request: Request): AsyncGenerator<string> {
    const { billing, staff, ...parts } = await allOf({
      profile: this.users.profile(userId),
      preferences: this.preferences.of(userId),
      signInWays: this.signInWays.of(userId),
      devices: this.devices.exported(userId),
      pushSubscriptions: this.push.exported(userId),
      calendar: this.calendars.exported(userId),
      tokens: this.tokens.list(userId),
      webhooks: this.webhooks.exported(userId),
      pets: this.pets.listWhole(userId),
      photos: this.photos.everythingOf(userId),
      reminders: this.reminders.everythingOf(userId),
      consultations: this.consultations.everythingOf(userId),
      support: this.support.everythingOf(userId),
      business: this.business.of(userId).then(({ details }) => details),
      billing: this.billing.exported(userId),
      staff: this.staff.exported(userId, request),
    });
    const exportedAt = new Date().toISOString();
    yield open({ exportedAt, ...parts, ...billing });
    yield ',"diary":';
    yield* listOf(this.diary.everythingOf(userId));
    yield ',"summaries":';
    yield* listOf(this.summaries.everythingOf(userId));
    if (staff) {
      yield `,"vet":${open(staff.vet)}`;
      if (staff.hasPassed) {
        yield ',"cases":';
        yield* listOf(this.consultations.casesOfVet(userId));
      } else {
        yield ',"cases":null,"casesMissing":"SECOND_FACTOR_NEEDED"';
      }
      yield '}';
    }
    yield ',"conversations":[';
    for (const [index, session] of (await this.conversations.list(userId)).entries()) {
      yield `${index === 0 ? '' : ','}${open(session)},"messages":`;
      yield* listOf(this.conversations.messages(session.id));
      yield '}';
    }
    yield ']}';
  }
}

/** The parts, read concurrently. */
async function allOf<Parts extends object>(
  parts: Parts,
): Promise<{ [Name in keyof Parts]: Awaited<Parts[Name]> }> {
  const read = Object.entries(parts).map(async ([name, part]) => [name, await part] as const);
  return Object.fromEntries(await Promise.all(read)) as {
    [Name in keyof Parts]: Awaited<Parts[Name]>;
  };
}

async function* listOf(items: AsyncIterable<object>): AsyncGenerator<string> {
  yield '[';
  let separator = '';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',';
  }
  yield ']';
}

/** An object without its closing brace, to be continued. */
const open = (value: object): string => JSON.stringify(value).slice(0, -1);
