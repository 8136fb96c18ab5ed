import {
  BUSINESS_COUNTRIES,
  type BusinessChanges,
  type BusinessCountry,
  type BusinessDetails,
} from '@contract/business';
import { LIMITS } from '@contract/limits';
import { countCharacters } from '@contract/text';
import { useEffect } from 'react';
import { ApiError } from '../../shared/api';
import { showFieldErrors, useSubmit } from '../../shared/form';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Field, Select, TextField } from '../../shared/ui/field';
import { toast, toastError } from '../../shared/ui/notices.store';
import { useUnsavedForm } from '../../shared/unsaved-form';
import { saveBusiness } from './business.api';
import { FormActions } from '../../shared/ui/form-actions';

type Values = Record<keyof BusinessDetails, string>;

const EMPTY: Values = {
  company: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  vatId: '',
};

const changesOf = ({ country, vatId, ...texts }: Values): BusinessChanges => ({
  ...texts,
  country: country as BusinessCountry,
  vatId: vatId.trim() || null,
});

/** Countries sorted by name, in the reader's language. */
const useCountries = (): [BusinessCountry, string][] => {
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const named = BUSINESS_COUNTRIES.map((code): [BusinessCountry, string] => [
    code,
    names.of(code) ?? code,
  ]);
  return named.toSorted(([, one], [, other]) => one.localeCompare(other, language));
};

interface BusinessFormProps {
  details: BusinessDetails | null;
  onClose: () => void;
}

export const BusinessForm = ({ details, onClose }: BusinessFormProps) => {
  const { business: texts, common } = useTexts();
  const countries = useCountries();
  const defaultValues = { ...EMPTY, ...details, vatId: details?.vatId ?? '' };
  const form = useUnsavedForm<Values>('business', { mode: 'onTouched', defaultValues });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  // The button that opened the form is gone.
  useEffect(() => setFocus('company'), [setFocus]);
  const onSubmit = useSubmit(form, async (values) => {
    try {
      await saveBusiness(changesOf(values));
      toast({ title: texts.saved });
      onClose();
    } catch (error) {
      const said = error instanceof ApiError ? (error.body?.fields?.['vatId'] ?? '') : '';
      const problem = texts.problems[said];
      if (problem !== undefined) form.setError('vatId', { message: problem });
      else if (!showFieldErrors(form, error)) toastError(texts.failed);
    }
  });
  const rules = (max: number, isNeeded = true) => ({
    validate: (typed: string) => {
      if (isNeeded && typed.trim() === '') return texts.required;
      const over = countCharacters(typed.trim()) - max;
      return over <= 0 || common.tooLong(over);
    },
  });
  const line = (name: 'company' | 'street' | 'postalCode' | 'city', autoComplete: string) => (
    <TextField
      label={texts[name]}
      error={errors[name]?.message}
      autoComplete={autoComplete}
      {...form.register(name, rules(LIMITS[name].max))}
    />
  );
  return (
    <form noValidate className="mt-4 border-t border-line pt-4" onSubmit={onSubmit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-x-5 gap-y-1 sm:grid-cols-2">
        {line('company', 'organization')}
        {line('street', 'street-address')}
        {line('postalCode', 'postal-code')}
        {line('city', 'address-level2')}
        <Field label={texts.country} error={errors.country?.message}>
          {(control) => (
            <Select autoComplete="country" {...control} {...form.register('country', rules(2))}>
              <option value="">{texts.choose}</option>
              {countries.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          label={texts.vatId}
          error={errors.vatId?.message}
          hint={texts.vatHint}
          autoComplete="off"
          autoCapitalize="characters"
          {...form.register('vatId', rules(LIMITS.vatId.max, false))}
        />
        <FormActions pending={isSubmitting} onCancel={onClose} className="mt-1 sm:col-span-2" />
      </fieldset>
    </form>
  );
};
