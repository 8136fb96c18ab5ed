import type { DiaryEntry } from '@contract/diary';
import { useMutation } from '@tanstack/react-query';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { removeEntry } from '../../shared/diary.api';
import { titleOf } from '../../shared/entry-title';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { toast, toastError } from '../../shared/ui/notices.store';
import { changeEntry, restoreEntry, revertEntry } from './diary.api';
import { EntryForm } from './entry-form';
import { EntryLine, type PlaceOnLine } from './entry-line';
import { changesOf, valuesOf } from './entry-values';
import { toastWithUndo } from './toast-with-undo';

interface EntryRowProps extends PlaceOnLine {
  entry: DiaryEntry;
  /** Whether the plan allows changing it. */
  canWrite: boolean;
  onRemoved: () => void;
}

interface ActionsProps extends Omit<EntryRowProps, keyof PlaceOnLine> {
  onEdit: () => void;
}

const Actions = ({ entry, canWrite, onEdit, onRemoved }: ActionsProps) => {
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
    <div className="mb-3 flex flex-wrap gap-2">
      {canWrite && (
        <Button variant="quiet" size="sm" aria-label={diary.edit(title)} onClick={onEdit}>
          <Pencil aria-hidden className="size-4.5" />
          {diary.editShort}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={diary.remove(title)}
        aria-disabled={remove.isPending}
        onClick={() => !remove.isPending && remove.mutate(entry)}
      >
        <Trash2 aria-hidden className="size-4.5" />
        {diary.removeShort}
      </Button>
    </div>
  );
};

/** An entry on the timeline that can be changed and removed, through its menu. */
export const EntryRow = ({ entry, canWrite, onRemoved, ...place }: EntryRowProps) => {
  const { diary } = useTexts();
  const title = titleOf(entry, diary, useLanguage());
  const [open, setOpen] = useState<'actions' | 'form' | null>(null);
  // The entry as it was when its form opened: a change from another tab is reported on saving.
  const [edited, setEdited] = useState(entry);
  const moreId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open === 'form') panel.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [open]);
  const close = (): void => {
    setOpen(null);
    opener.current?.focus();
  };
  return (
    <EntryLine entry={entry} {...place}>
      <Button
        ref={opener}
        variant="ghost"
        size="icon"
        aria-label={diary.moreOf(title)}
        aria-expanded={open !== null}
        aria-controls={moreId}
        className="print:hidden"
        onClick={() => (open === null ? setOpen('actions') : close())}
      >
        <Ellipsis aria-hidden className="size-5" />
      </Button>
      <div ref={panel} id={moreId} hidden={open === null} className="col-span-full sm:col-start-3">
        {open === 'actions' && (
          <Actions
            entry={entry}
            canWrite={canWrite}
            onRemoved={onRemoved}
            onEdit={() => {
              setEdited(entry);
              setOpen('form');
            }}
          />
        )}
        {open === 'form' && (
          <Card className="mb-4 p-4">
            <EntryForm
              name={`entry.${edited.id}`}
              version={edited.version}
              kind={edited.kind}
              values={valuesOf(edited)}
              save={(told, version = edited.version) =>
                changeEntry(edited, { ...changesOf(edited, told), version })
              }
              onSaved={(changed) => {
                close();
                toastWithUndo(diary.saved, () => revertEntry(edited, changed));
              }}
              onClose={close}
            />
          </Card>
        )}
      </div>
    </EntryLine>
  );
};
