import type { DiaryEntry } from '@contract/diary';
import type { Language } from '@contract/languages';
import type { Memory } from '@contract/memories';
import type { Pet } from '@contract/pets';
import type { Reminder } from '@contract/reminders';
import { titleOf } from '../../shared/entry-title';
import { cutText, formatShortDay, formatTime, formatYear } from '../../shared/format';
import type { Texts } from '../../shared/texts/en';
import type { CareTexts } from '../../shared/texts/en/care';
import type { Nameable } from './named';

/** One point of a pet's story. */
export interface Moment extends Nameable {
  key: string;
  when: string | null;
  title: string;
  detail: string | null;
  /** Whether it is still to come. */
  isNext?: boolean;
}

/** What the story is made of. */
interface Known {
  pet: Pet;
  entries: readonly DiaryEntry[];
  memories: readonly Memory[];
  reminders: readonly Reminder[];
}

interface Told {
  texts: Texts & CareTexts;
  language: Language;
}

const LENGTH = 60;
const REMEMBERED = 4;

const whenOf = (moment: string, language: Language): string => {
  const isThisYear = new Date(moment).getFullYear() === new Date().getFullYear();
  return (isThisYear ? formatShortDay : formatYear)(moment, language);
};

const next = (reminders: readonly Reminder[], { texts, language }: Told): Moment[] => {
  const due = reminders.find(({ state, nextAt }) => state === 'active' && nextAt !== null);
  if (due?.nextAt == null) return [];
  const { id, title, nextAt } = due;
  const detail = texts.petPage.story.reminder(formatTime(nextAt));
  return [{ key: `reminder ${id}`, when: whenOf(nextAt, language), title, detail, isNext: true }];
};

const ofEntry = (entry: DiaryEntry, { texts: { diary }, language }: Told): Moment => {
  const { id, at, kind, text, value, unit, messageId } = entry;
  const title = titleOf(entry, diary, language);
  const source = messageId === undefined ? diary.kinds[kind] : diary.fromChat;
  return {
    key: `entry ${id}`,
    when: whenOf(at, language),
    title: cutText(title, LENGTH),
    detail: source === title ? null : source,
    text,
    amount:
      value === undefined || unit === undefined
        ? undefined
        : { value, unit: diary.unitOf(unit, value) },
  };
};

const ofMemory = ({ id, text, createdAt }: Memory, { texts, language }: Told): Moment => ({
  key: `memory ${id}`,
  when: whenOf(createdAt, language),
  title: cutText(text, LENGTH),
  detail: texts.petPage.story.remembered,
  text,
});

const facts = (pet: Pet, { texts: { petPage } }: Told): Moment[] => {
  const { birthDate, neutered, sex } = pet;
  const told = (['healthConditions', 'allergies', 'medicines'] as const).flatMap((fact) => {
    const text = pet[fact];
    if (text === null) return [];
    return {
      key: fact,
      when: null,
      title: cutText(text, LENGTH),
      detail: petPage.facts[fact],
      text,
    };
  });
  const bare = (key: string, title: string, when: string | null = null): Moment => ({
    key,
    when,
    title,
    detail: null,
  });
  return [
    ...told,
    ...(neutered === true ? [bare('neutered', petPage.isNeutered(sex))] : []),
    ...(birthDate === null ? [] : [bare('born', petPage.facts.birthDate, formatYear(birthDate))]),
  ];
};

/** What comes next, then what was recorded, newest first, then other known facts. */
export const storyOf = (known: Known, told: Told): Moment[] => {
  const { pet, entries, memories, reminders } = known;
  const dated = [
    ...entries.map((entry) => ({ at: entry.at, moment: ofEntry(entry, told) })),
    ...memories
      .slice(0, REMEMBERED)
      .map((memory) => ({ at: memory.createdAt, moment: ofMemory(memory, told) })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return [...next(reminders, told), ...dated.map(({ moment }) => moment), ...facts(pet, told)];
};
