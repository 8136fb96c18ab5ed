import { useEffect, useRef, type SyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { hasCode } from './api';
import { useLanguage } from './preferences.store';
import { currentTexts } from './texts/pages';

const fieldErrorsOf = (error: unknown): Record<string, string> | null =>
  hasCode(error, 'VALIDATION_FAILED') ? (error.body?.fields ?? null) : null;

/**
 * A form's `onSubmit`. Disabling the controls while it sends drops the focus, so afterwards it goes
 * to the first field with an error, or back to where it was.
 */
export const useSubmit = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<void>,
): ((event: SyntheticEvent) => void) => {
  const before = useRef<Element | null>(null);
  const { isSubmitting, errors } = form.formState;
  useEffect(() => {
    if (isSubmitting || before.current === null) return;
    const field = Object.keys(form.getValues()).find((name) => name in errors);
    if (field !== undefined) form.setFocus(field as Path<Values>);
    else if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  }, [isSubmitting, errors, form]);
  // Messages stay in the language they were given in; the server's come again with the next attempt.
  const language = useLanguage();
  const said = useRef(language);
  useEffect(() => {
    if (said.current === language) return;
    said.current = language;
    const faulty = Object.keys(form.getValues()).filter((name) => name in errors);
    if (faulty.length > 0) void form.trigger(faulty as Path<Values>[]);
  }, [language, errors, form]);
  return (event) => {
    before.current = document.activeElement;
    void form.handleSubmit(send)(event);
  };
};

/** Shows the server's messages under their fields; returns whether there were any. */
export const showFieldErrors = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean => {
  const known = Object.entries(fieldErrorsOf(error) ?? {}).filter(
    ([name]) => name in form.getValues(),
  );
  const { serverFieldErrors } = currentTexts().account;
  for (const [name, said] of known) {
    form.setError(name as Path<Values>, { message: serverFieldErrors[said] ?? said });
  }
  return known.length > 0;
};
