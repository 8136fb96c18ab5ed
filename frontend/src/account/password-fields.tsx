import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Input, Field } from '../shared/ui/field';
import type { Strength, strengthOf } from './strength';
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { Texts } from '../shared/texts/en';
import { confirmRules, passwordRules } from './account.rules';

interface PasswordInputProps extends ComponentProps<'input'> {
  shown: boolean;
  onToggle: () => void;
}

export const PasswordInput = ({ shown, onToggle, ...props }: PasswordInputProps) => {
  const { account } = useTexts();
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-13"
        {...props}
      />
      <Button
        variant="ghost"
        size="icon"
        className="absolute top-0.5 right-0.5"
        aria-label={shown ? account.hidePassword : account.showPassword}
        onClick={onToggle}
      >
        <Icon aria-hidden className="size-5" />
      </Button>
    </span>
  );
};

interface Measured {
  /** Null for an empty password, and as long as nothing can be said. */
  strength: Strength | null;
  /** Fetches what measures; without it the form works all the same. */
  prepare: () => void;
}

/** How strong a password is while it is typed. */
const useStrength = (password: string, personal: readonly string[]): Measured => {
  const [measure, setMeasure] = useState<typeof strengthOf | null>(null);
  const typed = useDeferredValue(password);
  const known = personal.join('\n');
  const strength = useMemo(
    () => (measure === null || typed === '' ? null : measure(typed, known.split('\n'))),
    [measure, typed, known],
  );
  const prepare = (): void => {
    import('./strength').then(
      (module) => setMeasure(() => module.strengthOf),
      () => undefined,
    );
  };
  return { strength, prepare };
};

const STEPS = [1, 2, 3, 4] as const;

/** For the eye: four bars and a word. What is heard stands beside it. */
const StrengthMeter = ({ strength }: { strength: Strength }) => {
  const { words } = useTexts().security.strength;
  const fill = strength > 2 ? 'bg-green' : 'bg-apricot';
  return (
    <span aria-hidden className="flex h-5.5 items-center gap-3">
      <span className="grid flex-1 grid-cols-4 gap-1.5">
        {STEPS.map((step) => (
          <span
            key={step}
            className={`h-1.5 rounded-full transition-colors ${step <= strength ? fill : 'bg-line'}`}
          />
        ))}
      </span>
      <span className="min-w-14 text-right font-medium text-soft">{words[strength]}</span>
    </span>
  );
};

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
