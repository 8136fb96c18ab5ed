import { typedNumber } from '@contract/typed-number';
import { fromBase, KIND_UNITS, toBase, type DiaryKind, type DiaryUnit } from '@contract/diary';
import { readAmount, readCoarse } from '@contract/written-number';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { amountIn, roundAmount, roundConverted, type EntryValues } from './entry-values';
import { STEPS } from './kinds';

const CONVERTED: readonly DiaryKind[] = ['weight', 'temperature'];

interface AmountFieldProps {
  kind: DiaryKind;
  control: Control<EntryValues>;
  /** Whether the entry is meaningless without an amount. */
  required: boolean;
}

/** A number between minus and plus buttons, with its unit. */
export const AmountField = ({ kind, control, required }: AmountFieldProps) => {
  const { diary } = useTexts();
  const language = useLanguage();
  const id = useId();
  const { field: unit } = useController({ control, name: 'unit' });
  const numberIn = (value: string): number => amountIn({ value, unit: unit.value });
  const faultOf = (text: string): string => {
    const thousands = readCoarse(text.trim());
    if (!(thousands > 0 && Number.isNaN(numberIn(text)))) return diary.invalid.value;
    const decimal = roundAmount(readAmount(text.trim()), unit.value);
    return diary.invalid.unclear(String(thousands), typedNumber(decimal, language));
  };
  const { field, fieldState } = useController({
    control,
    name: 'value',
    rules: {
      validate: (text) => (!required && text.trim() === '') || numberIn(text) > 0 || faultOf(text),
    },
  });
  const amount = numberIn(field.value);
  const write = (text: string): void => field.onChange(typedNumber(text, language));
  const by = (steps: number): void => {
    const step = unit.value === '' ? 1 : STEPS[unit.value];
    const next = Math.max(0, (Number.isNaN(amount) ? 0 : amount) + steps * step);
    write(roundAmount(next, unit.value));
  };
  const changeUnit = (next: DiaryUnit): void => {
    if (unit.value !== '' && CONVERTED.includes(kind) && !Number.isNaN(amount)) {
      write(roundConverted(fromBase(toBase(amount, unit.value, kind), next, kind), next));
    }
    unit.onChange(next);
  };
  const units = KIND_UNITS[kind];
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <Button variant="quiet" size="icon" aria-label={diary.decrease} onClick={() => by(-1)}>
          <Minus aria-hidden className="size-5" />
        </Button>
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-center gap-x-1.5">
          <label htmlFor={id} className="sr-only">
            {`${diary.kinds[kind]}: ${diary.amount}`}
          </label>
          <input
            {...field}
            id={id}
            inputMode="decimal"
            autoComplete="off"
            placeholder="–"
            size={Math.max(2, field.value.length)}
            aria-invalid={fieldState.invalid}
            aria-describedby={`${id}-note`}
            className="min-w-[1.5em] max-w-full rounded-lg bg-transparent text-center font-display text-[2.25rem] leading-tight font-semibold tabular-nums outline-offset-2 [field-sizing:content] placeholder:text-faint"
          />
          {units.length === 1 ? (
            <span className="text-soft">{unit.value !== '' && diary.units[unit.value]}</span>
          ) : (
            <select
              aria-label={diary.unit}
              value={unit.value}
              onChange={({ target }) => changeUnit(target.value as DiaryUnit)}
              className="min-h-[44px] rounded-lg bg-transparent px-1 text-soft underline decoration-line underline-offset-4"
            >
              {units.map((one) => (
                <option key={one} value={one}>
                  {diary.unitOf(one, amount)}
                </option>
              ))}
            </select>
          )}
        </div>
        <Button variant="quiet" size="icon" aria-label={diary.increase} onClick={() => by(1)}>
          <Plus aria-hidden className="size-5" />
        </Button>
      </div>
      <p id={`${id}-note`} className="min-h-5.5 text-center text-sm font-medium text-red">
        {fieldState.error?.message}
      </p>
    </div>
  );
};
