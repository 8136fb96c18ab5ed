import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatShortDay, formatTime } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { localMoment, type EntryValues } from './entry-values';

/** When it happened: now, until another moment is chosen. */
export const MomentField = ({ form }: { form: UseFormReturn<EntryValues> }) => {
  const { diary } = useTexts();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const at = form.watch('at');
  const error = form.formState.errors.at?.message;
  if (!open && error === undefined) {
    const shown = at === '' ? diary.now : `${formatShortDay(at, language)}, ${formatTime(at)}`;
    return (
      <Button
        variant="ghost"
        size="sm"
        className="-ml-[18px] underline decoration-line underline-offset-4"
        onClick={() => {
          if (at === '') form.setValue('at', localMoment(new Date().toISOString()));
          setOpen(true);
        }}
      >
        <span className="sr-only">{diary.when}</span> {shown}
      </Button>
    );
  }
  return (
    <TextField
      label={diary.when}
      type="datetime-local"
      error={error}
      className="w-full"
      {...form.register('at')}
    />
  );
};
