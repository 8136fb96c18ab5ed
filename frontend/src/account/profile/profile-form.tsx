import type { ProfileChanges, Profile } from '@contract/accounts';
import { type Country, COUNTRIES } from '@contract/countries';
import { useState } from 'react';
import { ApiError } from '../../shared/api';
import { showFieldErrors, useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts/pages';
import type { PageTexts } from '../../shared/texts/en/pages';
import { Field, Select, TextField } from '../../shared/ui/field';
import { toast, toastError } from '../../shared/ui/notices.store';
import { useUnsavedForm } from '../../shared/unsaved-form';
import { emailRules, usernameRules } from '../account.rules';
import { ProofFields, useProof } from '../proof';
import { saveProfile } from '../account.api';
import { FormActions } from '../../shared/ui/form-actions';

interface ProfileFormValues {
  username: string;
  email: string;
  /** Empty: another country, or not given. */
  country: Country | '';
}

interface Rules {
  validate: (value: string) => true | string;
}

/** The current value is always valid: a provider's account may have no e-mail. */
const unlessKept = (kept: string, { validate }: Rules): Rules => ({
  validate: (value) => value.trim() === kept || validate(value),
});

const changesOf = (
  before: ProfileFormValues,
  { username, email, country }: ProfileFormValues,
): ProfileChanges => ({
  ...(username.trim() !== before.username && { username: username.trim() }),
  ...(email.trim() !== before.email && { email: email.trim() }),
  ...(country !== before.country && { country: country || null }),
});

/** Failures that the user can do something about. */
const TOLD = ['ACCOUNT_EXISTS', 'TOO_MANY_REQUESTS'] as const;

const reasonOf = (error: unknown, { account }: PageTexts): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const code = TOLD.find((known) => known === error.code);
  return code && (account.serverErrors[code] ?? error.body?.error);
};

interface ProfileFormProps {
  profile: Profile;
  onClose: () => void;
}

export const ProfileForm = ({ profile, onClose }: ProfileFormProps) => {
  const all = useTexts();
  const { account, profile: texts, security } = all;
  // Kept: what changes meanwhile in another tab, or by a confirmed link, is not changed back.
  const [opened] = useState<ProfileFormValues>(() => ({
    username: profile.username,
    email: profile.email ?? '',
    country: profile.country ?? '',
  }));
  const form = useUnsavedForm<ProfileFormValues>('profile', {
    mode: 'onTouched',
    defaultValues: opened,
  });
  const { errors, isSubmitting } = form.formState;
  const proof = useProof();

  const submit = async (values: ProfileFormValues): Promise<void> => {
    try {
      const changes = changesOf(opened, values);
      await saveProfile({ ...changes, ...proof.body });
      const { email } = changes;
      const description = email === undefined ? texts.savedText : security.email.savedText(email);
      toast({ title: texts.savedTitle, description });
      onClose();
    } catch (error) {
      if (proof.handles(error) || showFieldErrors(form, error)) return;
      toastError(reasonOf(error, all) ?? texts.saveFailed);
    }
  };

  const fields = {
    username: form.register(
      'username',
      unlessKept(opened.username, usernameRules(account.invalid)),
    ),
    email: form.register('email', unlessKept(opened.email, emailRules(account.invalid))),
  };
  const onSubmit = useSubmit(form, submit);
  return (
    <form noValidate className="mt-6 border-t border-line pt-5" onSubmit={onSubmit}>
      <fieldset disabled={isSubmitting} className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        <TextField
          label={account.username}
          error={errors.username?.message}
          autoFocus
          autoComplete="nickname"
          {...fields.username}
        />
        <TextField
          label={account.email}
          error={errors.email?.message}
          hint={security.email.hint}
          type="email"
          autoComplete="email"
          {...fields.email}
        />
        <Field
          label={texts.country.label}
          error={errors.country?.message}
          hint={texts.country.hint}
        >
          {(control) => (
            <Select autoComplete="country" {...control} {...form.register('country')}>
              <option value="">{texts.country.other}</option>
              {COUNTRIES.map((country) => (
                <option key={country} value={country}>
                  {texts.country.names[country]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ProofFields proof={proof} pending={isSubmitting} className="mb-3 sm:col-span-2" />
        <FormActions
          pending={isSubmitting}
          save={texts.saveChanges}
          onCancel={onClose}
          className="mt-1 sm:col-span-2"
        />
      </fieldset>
    </form>
  );
};
