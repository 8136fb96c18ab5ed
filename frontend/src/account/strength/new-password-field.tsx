import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '../../shared/texts';
import { Field } from '../../shared/ui/field';
import { PasswordInput } from '../password-input';
import { StrengthMeter } from './strength-meter';
import { useStrength } from './use-strength';

interface NewPasswordFieldProps {
  label: string;
  error: string | undefined;
  field: UseFormRegisterReturn;
  /** What is typed. */
  password: string;
  /** What counts against it: name and e-mail of the user. */
  personal: readonly string[];
  shown: boolean;
  onToggle: () => void;
}

/** A password that is to be set, and how strong it is; that never keeps anybody from sending. */
export const NewPasswordField = (props: NewPasswordFieldProps) => {
  const { label, error, field, password, personal, shown, onToggle } = props;
  const { security } = useTexts();
  const { strength, prepare } = useStrength(password, personal);
  return (
    <div>
      <Field
        label={label}
        error={error}
        hint={strength === null ? undefined : <StrengthMeter strength={strength} />}
      >
        {(wiring) => (
          <PasswordInput
            shown={shown}
            onToggle={onToggle}
            autoComplete="new-password"
            onFocus={prepare}
            {...wiring}
            {...field}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {strength !== null && security.strength.label(security.strength.words[strength])}
      </p>
    </div>
  );
};
