import { typedNumber } from '@contract/typed-number';
import type { DiaryEntry, DiaryKind } from '@contract/diary';
import { useEffect, type ReactNode } from 'react';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { useVersionedForm } from '../../shared/unsaved-form';
import { Button } from '../../shared/ui/button';
import { EntryFields } from './entry-fields';
import { EntryTitle } from './entry-title';
import type { EntryValues, Told } from './entry-values';
import { MomentField } from './moment-field';
import { useSaveEntry } from './use-save-entry';

interface EntryFormProps {
  /** The name under which its words are kept; null for a new entry: all its kinds are kept as one. */
  name: string | null;
  /** That of the entry to change. */
  version?: number;
  kind: DiaryKind;
  values: EntryValues;
  /** @param version of the entry that was changed; undefined for a new one. */
  save: (told: Told, version?: number) => Promise<DiaryEntry>;
  onSaved: (entry: DiaryEntry) => void;
  /** Called with all values after each change. */
  onEdit?: (values: EntryValues) => void;
  /** Cancels the change; a new entry has nothing to cancel. */
  onClose?: () => void;
  children?: ReactNode;
}

/** The fields of one entry. */
export const EntryForm = ({ name, kind, values, save, onSaved, ...props }: EntryFormProps) => {
  const { onEdit, onClose, children } = props;
  const { common, diary } = useTexts();
  const language = useLanguage();
  const value = typedNumber(values.value, language);
  const { form, version } = useVersionedForm<EntryValues>(name, {
    defaultValues: { ...values, value },
    version: props.version,
  });
  useEffect(() =>
    form.subscribe({
      formState: { values: true },
      callback: ({ values }) => onEdit?.(values),
    }),
  );
  const saving = useSaveEntry({ kind, form, version, save, onSaved });
  const { question, onSubmit, takeUnit, overwrite } = saving;
  const { isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.();
      }}
    >
      {children}
      <fieldset disabled={isSubmitting} className="mt-3 min-w-0">
        <EntryFields kind={kind} form={form} />
        {question !== null && 'unit' in question && (
          <div role="alert" className="mb-3 rounded-xl bg-apricot-wash p-3 text-apricot-ink">
            <p className="font-semibold">{diary.isThat(question.unit)}</p>
            <Button
              variant="quiet"
              size="sm"
              className="mt-2"
              onClick={(event) => takeUnit(event, question.unit)}
            >
              {diary.itIs(
                `${typedNumber(form.getValues('value'), language)} ${diary.units[question.unit]}`,
              )}
            </Button>
          </div>
        )}
        {question !== null && 'newer' in question && (
          <div role="alert" className="mb-3 rounded-xl bg-apricot-wash p-3 text-apricot-ink">
            <p>{diary.elsewhere}</p>
            <p className="mt-1 font-semibold">
              <EntryTitle entry={question.newer} />
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button variant="quiet" size="sm" onClick={() => onClose?.()}>
                {diary.keepTheirs}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                onClick={() => void overwrite(question.newer.version)}
              >
                {diary.saveMine}
              </Button>
            </div>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <MomentField form={form} />
          <div className="flex flex-wrap gap-2">
            {onClose && (
              <Button variant="quiet" onClick={onClose}>
                {common.cancel}
              </Button>
            )}
            <Button type="submit">
              {isSubmitting ? common.saving : diary.save(diary.kinds[kind])}
            </Button>
          </div>
        </div>
      </fieldset>
    </form>
  );
};
