import { REMINDER_KINDS } from '@contract/reminders';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../shared/texts/pages';
import { KIND_ICONS } from './kinds';
import type { ReminderValues } from './reminder-values';

/** Chooses what a reminder is about, as chips. */
export const KindChips = ({ form }: { form: UseFormReturn<ReminderValues> }) => {
  const { reminders } = useTexts();
  const [chosen] = useState(() => form.getValues('kind'));
  return (
    <fieldset className="mb-5 min-w-0">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{reminders.form.kind}</legend>
      <div className="flex flex-wrap gap-2">
        {REMINDER_KINDS.map((kind) => {
          const Icon = KIND_ICONS[kind];
          return (
            <label
              key={kind}
              className="flex min-h-[44px] cursor-pointer items-center gap-2 rounded-full border border-line bg-card px-3.5 text-[0.9375rem] leading-tight font-medium transition-colors has-checked:border-green has-checked:bg-green-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green hover:not-has-checked:border-faint"
            >
              <input
                type="radio"
                value={kind}
                autoFocus={kind === chosen}
                className="sr-only"
                {...form.register('kind')}
              />
              <Icon aria-hidden className="size-4.5 text-soft" />
              {reminders.kinds[kind]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
