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

/** The last day of a month may stand for a later one that this month lacks. */
const repeatIn = (rule: string | null, startsAt: string): ReminderValues['repeat'] => {
  const lastDays = ['29', '30', '31'].map((day) => startsAt.slice(0, 8) + day);
  const repeats = [startsAt, ...lastDays].map((start) => repeatOf(rule, start));
  return repeats.find((repeat) => repeat !== null) ?? 'kept';
};

/** The values of a reminder, starting and counting from its next occurrence, not from its first. */
export const valuesOf = (reminder: Shown): ReminderValues => {
  const { kind, title, note, rule, startsAt, timeZone, nextAt, channels, timesLeft } = reminder;
  const { count, until } = rule === null ? { count: null, until: null } : splitRule(rule);
  const dated = until === null ? 'never' : 'date';
  return {
    kind,
    title,
    note: note ?? '',
    startsAt: nextAt === null ? startsAt : clockIn(timeZone, nextAt),
    repeat: repeatIn(rule, startsAt),
    end: count === null ? dated : 'times',
    count: timesLeft === null ? (count ?? '10') : String(timesLeft),
    until: until ?? '',
    mail: channels.includes('mail'),
    push: channels.includes('push'),
  };
};

/** The values for a reminder that a question asked for. */
export const suggestedValues = (
  { reminder }: ReminderSuggestion,
  hasMail: boolean,
): ReminderValues =>
  valuesOf({
    ...reminder,
    note: null,
    nextAt: null,
    timesLeft: null,
    channels: hasMail ? ['mail'] : [],
  });

/** What the form began with. */
interface Before {
  rule: string | null;
  values: ReminderValues;
}

const dayOf = ({ startsAt }: ReminderValues): string => startsAt.slice(0, 10);

/** Changing only the hour leaves the days of the rule as they were. */
const ruleIn = (values: ReminderValues, before: Before | null): string | null => {
  const { repeat, startsAt, end } = values;
  const isSame =
    before !== null && repeat === before.values.repeat && dayOf(values) === dayOf(before.values);
  const rule = before?.rule ?? null;
  const base =
    repeat === 'kept' || isSame ? rule && splitRule(rule).base : ruleOf(repeat, startsAt);
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

export const reminderIn = (
  values: ReminderValues,
  suggestion: ReminderSuggestion | null,
): NewReminder => ({
  ...wordsIn(values),
  rule: ruleIn(
    values,
    suggestion && { rule: suggestion.reminder.rule, values: suggestedValues(suggestion, false) },
  ),
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
  const before = { rule: reminder.rule, values: valuesOf(reminder) };
  const isMoved = SCHEDULE.some((field) => values[field] !== before.values[field]);
  return {
    ...wordsIn(values),
    channels: channelsIn(values),
    version,
    ...(isMoved && { rule: ruleIn(values, before), startsAt: values.startsAt }),
  };
};
