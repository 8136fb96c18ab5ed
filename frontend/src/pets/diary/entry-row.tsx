import type { DiaryEntry } from '@contract/diary';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { titleOf } from '../../shared/entry-title';
import { formatNumber, formatShortDay, formatTime } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { toast, toastError } from '../../shared/ui/notices.store';
import { changeEntry, removeEntry, restoreEntry } from './diary.api';
import { EntryForm } from './entry-form';
import { valuesOf } from './entry-values';
import { KIND_ICONS } from './kinds';

/** What an entry tells beside its title. */
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

interface EntryRowProps {
  entry: DiaryEntry;
  /** The first of its day, which it names. */
  isFirst: boolean;
  /** Whether the plan lets it be changed. */
  canWrite: boolean;
  onRemoved: () => void;
}

const Actions = ({
  entry,
  canWrite,
  onEdit,
  onRemoved,
}: Omit<EntryRowProps, 'isFirst'> & { onEdit: () => void }) => {
  const { diary } = useTexts();
  const title = titleOf(entry, diary, useLanguage());
  const undo = (): void => {
    restoreEntry(entry).catch(() => toastError(diary.failed));
  };
  const remove = useMutation({
    mutationFn: removeEntry,
    onSuccess: () => {
      onRemoved();
      const action = canWrite ? { action: { label: diary.undo, run: undo } } : {};
      toast({ title: diary.removed, ...action });
    },
    onError: () => toastError(diary.failed),
  });
  return (
    <div className="flex">
      {canWrite && (
        <Button variant="ghost" size="icon" aria-label={diary.edit(title)} onClick={onEdit}>
          <Pencil aria-hidden className="size-4.5" />
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={diary.remove(title)}
        aria-disabled={remove.isPending}
        onClick={() => !remove.isPending && remove.mutate(entry)}
      >
        <Trash2 aria-hidden className="size-4.5" />
      </Button>
    </div>
  );
};

/** One entry on the life-line. */
export const EntryRow = ({ entry, isFirst, canWrite, onRemoved }: EntryRowProps) => {
  const { diary } = useTexts();
  const language = useLanguage();
  const details = useDetails(entry);
  // As its form began: what another tab makes of the entry meanwhile is told when this is saved.
  const [edited, setEdited] = useState<DiaryEntry | null>(null);
  const close = (): void => setEdited(null);
  const Icon = KIND_ICONS[entry.kind];
  const { at } = entry;
  return (
    <li
      id={`entry-${entry.id}`}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 target:rounded-xl target:bg-apricot-wash sm:grid-cols-[3.5rem_auto_minmax(0,1fr)]"
    >
      <p
        className={`col-span-full text-sm text-soft sm:col-span-1 sm:pt-2.5 sm:text-right ${isFirst ? 'pt-2' : 'max-sm:hidden'}`}
      >
        {isFirst && <time dateTime={at}>{formatShortDay(at, language)}</time>}
      </p>
      <div className="flex flex-col items-center" aria-hidden>
        <span className="flex size-[36px] shrink-0 items-center justify-center rounded-full border border-line bg-card text-soft">
          <Icon className="size-4.5" />
        </span>
        <span className="w-px flex-1 bg-line in-[li:last-child]:hidden" />
      </div>
      <div className="flex min-w-0 flex-wrap items-start justify-end gap-x-2 pb-3">
        <div className="min-w-0 flex-[1_1_9rem] pt-1.5 leading-snug">
          <p className="font-semibold [overflow-wrap:anywhere]">
            <span className="sr-only">{`${diary.kinds[entry.kind]}: `}</span>
            {titleOf(entry, diary, language)}
          </p>
          <p className="text-sm [overflow-wrap:anywhere] text-faint">
            {[formatTime(at, language), ...details].join(' · ')}
          </p>
        </div>
        <Actions
          {...{ entry, canWrite, onRemoved }}
          onEdit={() => setEdited((open) => open ?? entry)}
        />
        {edited && (
          <div className="w-full">
            <EntryForm
              kind={edited.kind}
              values={valuesOf(edited)}
              save={(told, version = edited.version) => changeEntry(edited, { ...told, version })}
              onSaved={close}
              onClose={close}
            />
          </div>
        )}
      </div>
    </li>
  );
};
