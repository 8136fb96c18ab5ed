import {
  DETAIL_KINDS,
  KIND_UNITS,
  MEASURED_KINDS,
  SEVERITIES,
  TOLD_KINDS,
  type DiaryKind,
} from '@contract/diary';
import { LIMITS } from '@contract/limits';
import { countCharacters } from '@contract/text';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../shared/texts/pages';
import { Field, Select, Textarea, TextField } from '../../shared/ui/field';
import { AmountField } from './amount-field';
import { detailIn, type EntryValues } from './entry-values';

interface EntryFieldsProps {
  kind: DiaryKind;
  form: UseFormReturn<EntryValues>;
}

type Detail = keyof typeof DETAIL_KINDS;

const has = (kind: DiaryKind, detail: Detail): boolean =>
  (DETAIL_KINDS[detail] as readonly DiaryKind[]).includes(kind);

const MOST = { minutes: LIMITS.diaryMinutes, kcalPer100g: LIMITS.foodEnergy };

const Details = ({ kind, form }: EntryFieldsProps) => {
  const { diary, common } = useTexts();
  const { errors } = form.formState;
  const within = (text: string): true | string => {
    const over = countCharacters(text.trim()) - LIMITS.diaryDetail.max;
    return over <= 0 || common.tooLong(over);
  };
  const fits = (detail: keyof typeof MOST, text: string): true | string => {
    const number = detailIn(text);
    const isWhole = detail !== 'minutes' || Number.isInteger(number);
    const isIn = isWhole && number > 0 && number <= MOST[detail];
    const isNone = detail === 'kcalPer100g' && !(number > 0);
    return text.trim() === '' || isIn || diary.invalid[isNone ? 'value' : detail];
  };
  const texts = (['bodyPart', 'before', 'after'] as const).filter((detail) => has(kind, detail));
  const numbers = (['minutes', 'kcalPer100g'] as const).filter((detail) => has(kind, detail));
  return (
    <>
      {texts.map((detail) => (
        <TextField
          key={detail}
          label={diary[detail]}
          error={errors[detail]?.message}
          {...form.register(detail, { validate: within })}
        />
      ))}
      {numbers.map((detail) => (
        <TextField
          key={detail}
          label={diary[detail]}
          inputMode="decimal"
          error={errors[detail]?.message}
          {...form.register(detail, { validate: (text) => fits(detail, text) })}
        />
      ))}
    </>
  );
};

/** The details, folded away until one of them has a fault. */
const MoreDetails = ({ kind, form }: EntryFieldsProps) => {
  const { diary } = useTexts();
  const { errors } = form.formState;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const isFaulty = Object.keys(DETAIL_KINDS).some((detail) => detail in errors);
    if (isFaulty && fold.current) fold.current.open = true;
  }, [errors]);
  return (
    <details ref={fold} className="group mb-2">
      <summary className="flex min-h-[44px] w-fit cursor-pointer list-none items-center gap-2 text-[0.9375rem] font-semibold text-green [&::-webkit-details-marker]:hidden">
        {diary.details}
        <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <Details kind={kind} form={form} />
    </details>
  );
};

const HAS_DETAILS: readonly DiaryKind[] = ['symptom', 'behaviour', 'food'];

/** The fields that a kind has. */
export const EntryFields = ({ kind, form }: EntryFieldsProps) => {
  const { diary, common } = useTexts();
  const { errors } = form.formState;
  const isTold = TOLD_KINDS.includes(kind);
  const isMeasured = MEASURED_KINDS.includes(kind);
  const isFood = kind === 'food';
  const told = (text: string): true | string => {
    const over = countCharacters(text.trim()) - LIMITS.diaryText.max;
    if (over > 0) return common.tooLong(over);
    const isEnough = !isTold && !(isFood && form.getValues('value').trim() === '');
    return isEnough || text.trim() !== '' || diary.invalid.text;
  };
  return (
    <>
      {!isMeasured && (
        <Field label={diary.text(kind)} error={errors.text?.message}>
          {(control) => (
            <Textarea rows={1} {...control} {...form.register('text', { validate: told })} />
          )}
        </Field>
      )}
      {KIND_UNITS[kind].length > 0 && (
        <AmountField key={kind} kind={kind} control={form.control} required={isMeasured} />
      )}
      {has(kind, 'severity') && (
        <Field label={diary.severity}>
          {(control) => (
            <Select {...control} {...form.register('severity')}>
              <option value="">–</option>
              {SEVERITIES.map((severity) => (
                <option key={severity} value={severity}>
                  {diary.severities[severity]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {HAS_DETAILS.includes(kind) && <MoreDetails kind={kind} form={form} />}
    </>
  );
};
