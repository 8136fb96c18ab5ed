import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { Texts } from '../../shared/texts/en';
import { confirmRules, passwordRules } from '../account.rules';

interface NewPassword extends FieldValues {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFields {
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
}

/**
 * Ties both fields of a new password to their form. A password that is changed is compared with
 * its repetition only once there was one: nobody has made a mistake in a field they never touched.
 */
export const newPasswordFields = <Values extends NewPassword>(
  form: UseFormReturn<Values>,
  messages: Texts['account']['invalid'],
): NewPasswordFields => {
  const password = 'password' as Path<Values>;
  const confirm = 'confirmPassword' as Path<Values>;
  const touched = form.getFieldState(confirm, form.formState).isTouched;
  return {
    password: form.register(password, {
      ...passwordRules(messages),
      ...(touched && { deps: [confirm] }),
    }),
    confirmPassword: form.register(confirm, confirmRules(messages)),
  };
};
