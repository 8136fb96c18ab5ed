import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '../../shared/texts';
import { Field } from '../../shared/ui/field';
import { PasswordInput } from '../password-input';

interface ConfirmPasswordFieldProps {
  error: string | undefined;
  field: UseFormRegisterReturn;
  shown: boolean;
  onToggle: () => void;
}

/** The new password once more. */
export const ConfirmPasswordField = ({
  error,
  field,
  ...visibility
}: ConfirmPasswordFieldProps) => {
  const { account } = useTexts();
  return (
    <Field label={account.confirmPassword} error={error}>
      {(wiring) => (
        <PasswordInput autoComplete="new-password" {...visibility} {...wiring} {...field} />
      )}
    </Field>
  );
};
