import type { Weekday } from '@contract/vets';
import { Plus, X } from 'lucide-react';
import { formatWeekday } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { Button } from '../../shared/ui/button';
import { useVetTexts } from '../vet-texts';
import { endsNextDay, type EditedHours } from './hours-form';

/** A date on this day of the week: 1 January 2024 was a Monday. */
const dateOf = (day: Weekday): string => `2024-01-0${day}T12:00`;

/** Hides the picker's icon, which takes the digits' space: a tap opens the picker without it. */
const TIME =
  'h-[44px] min-w-0 rounded-xl border border-edge bg-card px-[10px] text-ink hover:border-faint [&::-webkit-calendar-picker-indicator]:hidden';

interface DayHoursProps {
  day: Weekday;
  edited: EditedHours[];
  /** Null if there are as many as allowed. */
  onAdd: (() => void) | null;
  onChange: (next: EditedHours) => void;
  onRemove: (key: number) => void;
}

/** The hours of one day of the week. */
export const DayHours = ({ day, edited, onAdd, onChange, onRemove }: DayHoursProps) => {
  const { hours: texts } = useVetTexts();
  const name = formatWeekday(dateOf(day), useLanguage());
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 py-2 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <span className="flex min-h-[44px] items-center font-medium">
        <span className="inline-block first-letter:uppercase">{name}</span>
      </span>
      <div className="grid gap-2 max-sm:order-last max-sm:col-span-2">
        {edited.map((one) => (
          <div
            key={one.key}
            className="grid max-w-[20rem] grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_44px] items-center gap-x-[8px]"
          >
            <input
              type="time"
              className={TIME}
              aria-label={texts.from(name)}
              value={one.from}
              onChange={({ target }) => onChange({ ...one, from: target.value })}
            />
            <span aria-hidden>–</span>
            <input
              type="time"
              className={TIME}
              aria-label={texts.to(name)}
              value={one.to}
              onChange={({ target }) => onChange({ ...one, to: target.value })}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={texts.remove(name)}
              onClick={() => onRemove(one.key)}
            >
              <X aria-hidden className="size-5" />
            </Button>
            {endsNextDay(one) && (
              <span className="col-span-full text-sm text-soft">{texts.nextDay}</span>
            )}
          </div>
        ))}
        {edited.length === 0 && (
          <span className="flex min-h-[44px] items-center text-soft max-sm:hidden">
            {texts.closed}
          </span>
        )}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={texts.add(name)}
        disabled={onAdd === null}
        onClick={() => onAdd?.()}
      >
        <Plus aria-hidden className="size-5" />
      </Button>
    </li>
  );
};
