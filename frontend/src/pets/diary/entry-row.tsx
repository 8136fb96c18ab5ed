import type { DiaryEntry } from '@contract/diary';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { titleOf } from '../../shared/entry-title';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { toast, toastError } from '../../shared/ui/notices.store';
import { changeEntry, removeEntry, restoreEntry, revertEntry } from './diary.api';
import { EntryForm } from './entry-form';
import { EntryLine, type PlaceOnLine } from './entry-line';
import { valuesOf } from './entry-values';
import { toastWithUndo } from './toast-with-undo';

interface EntryRowProps extends PlaceOnLine {
  entry: DiaryEntry;
  /** Whether the plan lets it be changed. */
  canWrite: boolean;
  onRemoved: () => void;
}

const Actions = ({
  entry,
  canWrite,
  onEdit,
  onRemoved,
}: Omit<EntryRowProps, keyof PlaceOnLine> & { onEdit: () => void }) => {
  const { diary } = useTexts();
  const title = titleOf(entry, diary, useLanguage());
  const remove = useMutation({
    mutationFn: removeEntry,
    onSuccess: () => {
      onRemoved();
      if (canWrite) toastWithUndo(diary.removed, () => restoreEntry(entry));
      else toast({ title: diary.removed });
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

/** An entry on the life-line that can be changed and removed. */
export const EntryRow = ({ entry, canWrite, onRemoved, ...place }: EntryRowProps) => {
  const { diary } = useTexts();
  // As its form began: what another tab makes of the entry meanwhile is told when this is saved.
  const [edited, setEdited] = useState<DiaryEntry | null>(null);
  const close = (): void => setEdited(null);
  return (
    <EntryLine entry={entry} {...place}>
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
            onSaved={(changed) => {
              close();
              toastWithUndo(diary.saved, () => revertEntry(edited, changed));
            }}
            onClose={close}
          />
        </div>
      )}
    </EntryLine>
  );
};
