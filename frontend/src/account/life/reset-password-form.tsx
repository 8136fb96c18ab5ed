import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../shared/api';
import { showFieldErrors, useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { toastFailure } from '../sign-in.failures';
import { ConfirmPasswordField } from '../strength/confirm-password-field';
import { newPasswordFields } from '../strength/new-password-fields';
import { NewPasswordField } from '../strength/new-password-field';
import { resetPassword } from './life.api';

interface ResetPasswordFormProps {
  /** From the mailed link. */
  token: string;
  onDone: () => void;
  onRefused: () => void;
}

const EMPTY = { password: '', confirmPassword: '' };

export const ResetPasswordForm = ({ token, onDone, onRefused }: ResetPasswordFormProps) => {
  const { account, common, security } = useTexts();
  const { reset: texts } = security;
  const [shown, setShown] = useState(false);
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY });
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = form.formState;
  const visibility = { shown, onToggle: () => setShown(!shown) };

  const submit = async (values: typeof EMPTY): Promise<void> => {
    try {
      await resetPassword({ token, password: values.password });
      onDone();
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      const refused = error instanceof ApiError && error.status === 400;
      if (refused) onRefused();
      else
        toastFailure(error, {
          title: texts.title,
          fallback: texts.failed,
          unreachable: texts.failed,
        });
    }
  };

  const fields = newPasswordFields(form, account.invalid);
  const onSubmit = useSubmit(form, submit);
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={isSubmitting} className="grid gap-1">
        <NewPasswordField
          label={security.password.next}
          error={errors.password?.message}
          field={fields.password}
          password={password}
          personal={[]}
          {...visibility}
        />
        <ConfirmPasswordField
          error={errors.confirmPassword?.message}
          field={fields.confirmPassword}
          {...visibility}
        />
        <Button type="submit" className="mt-1 w-full">
          {isSubmitting ? common.saving : texts.submit}
        </Button>
      </fieldset>
    </form>
  );
};
