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

interface VersionedFormProps<Values extends FieldValues> extends UnsavedFormProps<Values> {
  /** That of the default values; undefined for what is new. */
  version: number | undefined;
}

/** What is kept of a form. */
interface Unsaved<Values extends FieldValues> {
  changes: Partial<Values>;
  version?: number;
}

/**
 * `useUnsavedForm` for what has versions.
 * @returns also the version to save it with: the one that its owner changed, which another device
 *   may have changed before the form was opened again
 */
export const useVersionedForm = <Values extends FieldValues>(
  name: string | null,
  { defaultValues, version, ...options }: VersionedFormProps<Values>,
): { form: UseFormReturn<Values>; version: number | undefined } => {
  const [opened] = useState(defaultValues);
  const [unsaved] = useState(() => readUnsaved(name) as Unsaved<Values> | null);
  const [changed] = useState(unsaved === null ? version : unsaved.version);
  const form = useForm<Values>({
    ...options,
    defaultValues: { ...opened, ...unsaved?.changes } as DefaultValues<Values>,
  });
  useKeepUnsaved(name, (): Unsaved<Values> | null => {
    const changes = changesSince(opened, form.getValues());
    return changes && { changes, ...(changed !== undefined && { version: changed }) };
  });
  return { form, version: changed };
};

/**
 * A form that has what its owner changed again if the session ended while it was open. Not for
 * forms with a password, a code or the data of a card.
 * @param name null keeps nothing.
 */
export const useUnsavedForm = <Values extends FieldValues>(
  name: string | null,
  options: UnsavedFormProps<Values>,
): UseFormReturn<Values> => useVersionedForm(name, { ...options, version: undefined }).form;
