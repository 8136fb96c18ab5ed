import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { readUnsaved, useKeepUnsaved } from './tab-draft';

/** The values that differ; the others may change elsewhere before the form is opened again. */
const changesSince = <Values extends FieldValues>(
  opened: Values,
  values: Values,
): Partial<Values> | null => {
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(opened[field]),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Values>) : null;
};

interface UnsavedFormProps<Values extends FieldValues> {
  defaultValues: Values;
  mode?: NonNullable<UseFormProps<Values>['mode']>;
}

/**
 * A form that has what its owner changed again if the session ended while it was open. Not for
 * forms with a password, a code or the data of a card.
 * @param name null keeps nothing.
 */
export const useUnsavedForm = <Values extends FieldValues>(
  name: string | null,
  { defaultValues, ...options }: UnsavedFormProps<Values>,
): UseFormReturn<Values> => {
  const [opened] = useState(defaultValues);
  const [unsaved] = useState(() => readUnsaved(name) as Partial<Values> | null);
  const form = useForm<Values>({
    ...options,
    defaultValues: { ...opened, ...unsaved } as DefaultValues<Values>,
  });
  useKeepUnsaved(name, () => changesSince(opened, form.getValues()));
  return form;
};
