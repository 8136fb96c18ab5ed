import type { UseFormReturn } from 'react-hook-form';
import { capital } from '../../shared/schedule-text';
import { useTexts } from '../../shared/texts/pages';
import { Field, Select, TextField } from '../../shared/ui/field';
import type { ReminderValues } from './reminder-values';
import { REPEATS, repeatText, ruleOf } from '../../shared/repeat';

const MOST_TIMES = 999;

interface ScheduleFieldsProps {
  form: UseFormReturn<ReminderValues>;
  /** The reminder's previous rule, or the one that was asked for. */
  rule: string | null;
  isNew: boolean;
}

const EndFields = ({ form }: Pick<ScheduleFieldsProps, 'form'>) => {
  const { form: texts } = useTexts().reminders;
  const { errors } = form.formState;
  const [end, startsAt] = form.watch(['end', 'startsAt']);
  return (
    <>
      <Field label={texts.end}>
        {(control) => (
          <Select {...control} {...form.register('end')}>
            <option value="never">{texts.never}</option>
            <option value="times">{texts.times}</option>
            <option value="date">{texts.date}</option>
          </Select>
        )}
      </Field>
      {end === 'times' && (
        <TextField
          label={texts.count}
          inputMode="numeric"
          error={errors.count?.message}
          {...form.register('count', {
            validate: (text) =>
              (/^[1-9]\d*$/.test(text.trim()) && Number(text) <= MOST_TIMES) || texts.invalid.count,
          })}
        />
      )}
      {end === 'date' && (
        <TextField
          label={texts.until}
          type="date"
          min={startsAt.slice(0, 10)}
          error={errors.until?.message}
          {...form.register('until', {
            validate: (day) => (day !== '' && day >= startsAt.slice(0, 10)) || texts.invalid.until,
          })}
        />
      )}
    </>
  );
};

/** When it is due, how often and until when. */
export const ScheduleFields = ({ form, rule, isNew }: ScheduleFieldsProps) => {
  const texts = useTexts();
  const { form: labels } = texts.reminders;
  const { errors } = form.formState;
  const [repeat, startsAt] = form.watch(['repeat', 'startsAt']);
  const first = repeat === 'once' ? labels.when : labels.whenFirst;
  return (
    <>
      <Field label={labels.repeat} error={errors.repeat?.message}>
        {(control) => (
          <Select {...control} {...form.register('repeat')}>
            {rule !== null && form.formState.defaultValues?.repeat === 'kept' && (
              <option value="kept">{capital(repeatText(rule, texts))}</option>
            )}
            {REPEATS.map((one) => (
              <option key={one} value={one}>
                {capital(repeatText(ruleOf(one, startsAt), texts))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        label={isNew ? first : labels.whenNext}
        type="datetime-local"
        error={errors.startsAt?.message}
        {...form.register('startsAt', {
          validate: (text) => text !== '' || labels.invalid.startsAt,
        })}
      />
      {repeat !== 'once' && <EndFields form={form} />}
    </>
  );
};
