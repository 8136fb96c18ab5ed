import { currentTexts } from '../../shared/texts/pages';
import { toast, toastError } from '../../shared/ui/notices.store';

/** Says what was done, with an undo button. */
export const toastWithUndo = (title: string, undo: () => Promise<unknown>): void => {
  const { diary } = currentTexts();
  const run = (): void => {
    undo().catch(() => toastError(diary.failed));
  };
  toast({ title, action: { label: diary.undo, run } });
};
