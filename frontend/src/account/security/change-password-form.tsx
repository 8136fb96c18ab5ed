import type { Profile } from '@contract/accounts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { passwordRules } from '../account.rules';
import { PasswordInput } from '../password-input';
import { ProofFields } from '../proof/proof-fields';
import { useProof } from '../proof/use-proof';
import { newPasswordFields } from '../strength/new-password-fields';
import { ConfirmPasswordField } from '../strength/confirm-password-field';
import { NewPasswordField } from '../strength/new-password-field';
import { useChangePassword, type ChangePasswordValues } from './use-change-password';

interface ChangePasswordFormProps {
  profile: Profile;
  known: boolean;
  onClose: () => void;
}

const EMPTY: ChangePasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

export const ChangePasswordForm = ({ profile, ...way }: ChangePasswordFormProps) => {
  const { account, common, security } = useTexts();
  const [shown, setShown] = useState(false);
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY });
  const password = useWatch({ control: form.control, name: 'password' });
  const proof = useProof();
  const { errors, isSubmitting } = form.formState;
  const onSubmit = useSubmit(form, useChangePassword(form, { ...way, proof }));
  const visibility = { shown, onToggle: () => setShown(!shown) };
  const fields = newPasswordFields(form, account.invalid);
  return (
    <form noValidate className="mt-5" onSubmit={onSubmit}>
      {/* For password managers: whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={profile.email ?? ''} />
      <fieldset disabled={isSubmitting} className="grid gap-1">
        {way.known && (
          <Field label={security.password.current} error={errors.currentPassword?.message}>
            {(wiring) => (
              <PasswordInput
                autoComplete="current-password"
                {...visibility}
                {...wiring}
                {...form.register('currentPassword', passwordRules(account.invalid))}
              />
            )}
          </Field>
        )}
        <NewPasswordField
          label={security.password.next}
          error={errors.password?.message}
          field={fields.password}
          password={password}
          personal={[profile.username, profile.email ?? '']}
          {...visibility}
        />
        <ConfirmPasswordField
          error={errors.confirmPassword?.message}
          field={fields.confirmPassword}
          {...visibility}
        />
        <ProofFields proof={proof} pending={isSubmitting} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" size="sm" onClick={way.onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" size="sm">
            {isSubmitting ? common.saving : common.save}
          </Button>
        </div>
      </fieldset>
    </form>
  );
};
