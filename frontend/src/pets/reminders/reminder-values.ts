import type {
  NewReminder,
  Reminder,
  ReminderChanges,
  ReminderKind,
  ReminderSuggestion,
} from '@contract/reminders';
import { clockIn, localZone } from '../../shared/local-time';
import { repeatOf, ruleOf, splitRule, withEnd, type Repeat } from '../../shared/repeat';

/** The values of a reminder's form fields. */
export interface ReminderValues {
  kind: ReminderKind;
  title: string;
  note: string;
  /** In the format of `datetime-local`, in the reminder's time zone. */
  startsAt: string;
  /** `kept`: a rule that the form does not offer stays as it is. */
  repeat: Repeat | 'kept';
  end: 'never' | 'times' | 'date';
  count: string;
  /** ISO date. */
  until: string;
  mail: boolean;
  push: boolean;
}

const MORNING = 9;

/** The next nine o'clock. */
const nextMorning = (): string => {
  const now = new Date();
  const day = now.getHours() < MORNING ? now.getDate() : now.getDate() + 1;
  return clockIn(localZone(), new Date(now.getFullYear(), now.getMonth(), day, MORNING));
};

/** The values of a new reminder, which also goes out by mail if there is an address. */
export const newValues = (hasMail: boolean): ReminderValues => ({
  kind: 'medicine',
  title: '',
  note: '',
  startsAt: nextMorning(),
  repeat: 'once',
  end: 'never',
  count: '10',
  until: '',
  mail: hasMail,
  push: false,
});

type Shown = Omit<Reminder, 'id' | 'petId' | 'lastDoneAt' | 'state' | 'proposalKey' | 'version'>;

/** Starts at the next occurrence, not at the first of all. */
export const valuesOf = (reminder: Shown): ReminderValues => {
  const { kind, title, note, rule, startsAt, timeZone, nextAt, channels } = reminder;
  const { count, until } = rule === null ? { count: null, until: null } : splitRule(rule);
  const dated = until === null ? 'never' : 'date';
  return {
    ...{ kind, title, note: note ?? '' },
    startsAt: nextAt === null ? startsAt : clockIn(timeZone, nextAt),
    repeat: repeatOf(rule, startsAt) ?? 'kept',
    end: count === null ? dated : 'times',
    count: count ?? '10',
    until: until ?? '',
    mail: channels.includes('mail'),
    push: channels.includes('push'),
  };
};

/** The values for what a question asked for. */
export const suggestedValues = (
  { reminder }: ReminderSuggestion,
  hasMail: boolean,
): ReminderValues =>
  valuesOf({ ...reminder, note: null, nextAt: null, channels: hasMail ? ['mail'] : [] });

/** @param before the changed or suggested reminder's rule, if it is kept */
const ruleIn = (values: ReminderValues, before: string | null): string | null => {
  const { repeat, startsAt, end } = values;
  const base = repeat === 'kept' ? before && splitRule(before).base : ruleOf(repeat, startsAt);
  if (base === null) return null;
  return withEnd(base, {
    count: end === 'times' ? String(Number(values.count)) : null,
    until: end === 'date' ? values.until : null,
  });
};

const channelsIn = ({ mail, push }: ReminderValues): NonNullable<NewReminder['channels']> => [
  ...(mail ? (['mail'] as const) : []),
  ...(push ? (['push'] as const) : []),
];

const wordsIn = ({ kind, title, note }: ReminderValues) => ({
  kind,
  title: title.trim(),
  note: note.trim() || null,
});

export const reminderIn = (values: ReminderValues, before: string | null): NewReminder => ({
  ...wordsIn(values),
  rule: ruleIn(values, before),
  startsAt: values.startsAt,
  timeZone: localZone(),
  channels: channelsIn(values),
});

const SCHEDULE = ['startsAt', 'repeat', 'end', 'count', 'until'] as const;

/** Omits an unchanged schedule: sending it would move an overdue reminder on. */
export const changesIn = (
  values: ReminderValues,
  { reminder, version }: { reminder: Reminder; version: number },
): ReminderChanges => {
  const before = valuesOf(reminder);
  const isMoved = SCHEDULE.some((field) => values[field] !== before[field]);
  return {
    ...wordsIn(values),
    channels: channelsIn(values),
    version,
    ...(isMoved && { rule: ruleIn(values, reminder.rule), startsAt: values.startsAt }),
  };
};
