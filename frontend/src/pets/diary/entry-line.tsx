import type { DiaryEntry } from '@contract/diary';
import type { ReactNode } from 'react';
import { titleOf } from '../../shared/entry-title';
import { formatDay, formatNearDay, formatNumber, formatTime } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { KIND_ICONS } from './kinds';

/** What an entry says apart from its title. */
const useDetails = (entry: DiaryEntry): string[] => {
  const { diary } = useTexts();
  const language = useLanguage();
  const { bodyPart, minutes, before, after, kcalPer100g, messageId } = entry;
  return [
    bodyPart,
    minutes === undefined ? undefined : diary.lasted(minutes),
    before === undefined ? undefined : diary.cameBefore(before),
    after === undefined ? undefined : diary.cameAfter(after),
    kcalPer100g === undefined ? undefined : diary.energy(formatNumber(kcalPer100g, language)),
    messageId === undefined ? undefined : diary.fromChat,
  ].filter((detail) => detail !== undefined);
};

export interface PlaceOnLine {
  /** Whether it is the first of its day, whose date it shows. */
  isFirst: boolean;
  /** Whether a finding is based on it. */
  isLit: boolean;
}

interface EntryLineProps extends PlaceOnLine {
  entry: DiaryEntry;
  /** The actions for it. */
  children?: ReactNode;
}

const LIT = 'border-apricot/60 bg-apricot-wash text-apricot-ink';

/** One entry on the timeline. */
export const EntryLine = ({ entry, isFirst, isLit, children }: EntryLineProps) => {
  const { diary } = useTexts();
  const language = useLanguage();
  const details = useDetails(entry);
  const Icon = KIND_ICONS[entry.kind];
  const { at } = entry;
  return (
    <li
      id={`entry-${entry.id}`}
      className="grid grid-cols-[60px_auto_minmax(0,1fr)_auto] gap-x-[10px] target:rounded-xl target:bg-apricot-wash sm:grid-cols-[3.5rem_auto_minmax(0,1fr)_auto] sm:gap-x-3"
    >
      <p className="pt-2.5 text-right text-sm leading-snug text-soft tabular-nums">
        {isFirst && <time dateTime={at}>{formatNearDay(at, language)}</time>}
      </p>
      <div className="flex flex-col items-center" aria-hidden>
        <span
          className={`print:[print-color-adjust:exact] flex size-[36px] shrink-0 items-center justify-center rounded-full border ${isLit ? LIT : 'border-line bg-card text-soft'}`}
        >
          <Icon className="size-4.5" />
        </span>
        <span className="min-h-3 w-px flex-1 bg-line in-[li:last-child]:hidden" />
      </div>
      <div className="min-w-0 pt-1.5 pb-3 leading-snug">
        <p className="font-semibold [overflow-wrap:anywhere]">
          <span className="sr-only">{`${diary.kinds[entry.kind]}: `}</span>
          {titleOf(entry, diary, language)}
          {isLit && <span className="sr-only">{` (${diary.lit})`}</span>}
        </p>
        <p className="text-sm [overflow-wrap:anywhere] text-faint">
          {[formatTime(at), ...details].join(' · ')}
        </p>
      </div>
      {children}
    </li>
  );
};

interface LifeLineProps {
  /** Newest first. */
  entries: readonly DiaryEntry[];
  /** Entries that a finding is based on. */
  lit: ReadonlySet<number>;
  line: (entry: DiaryEntry, place: PlaceOnLine) => ReactNode;
}

/** Entries on a timeline; each day is named once, and highlighted entries are explained. */
export const LifeLine = ({ entries, lit, line }: LifeLineProps) => {
  const { diary } = useTexts();
  const dayOf = ({ at }: DiaryEntry): string => formatDay(at, 'en');
  return (
    <>
      {entries.some(({ id }) => lit.has(id)) && (
        <p aria-hidden className="mt-1 flex items-center gap-2 text-sm text-faint">
          <span className={`size-[14px] shrink-0 rounded-full border ${LIT}`} />
          {diary.lit}
        </p>
      )}
      <ol className="mt-3">
        {entries.map((entry, index) => {
          const before = entries[index - 1];
          const isFirst = before === undefined || dayOf(before) !== dayOf(entry);
          return line(entry, { isFirst, isLit: lit.has(entry.id) });
        })}
      </ol>
    </>
  );
};
