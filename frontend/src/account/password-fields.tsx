import { Eye, EyeOff } from 'lucide-react';
import { useDeferredValue, useMemo, useState, type ComponentProps } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { Field, Input } from '../shared/ui/field';
import { confirmRules, passwordRules } from './account.rules';
import type { Strength, strengthOf } from './strength';

/** Whether passwords are shown as plain text; adjacent fields share it. */
interface Visibility {
  shown: boolean;
  onToggle: () => void;
}

export const useVisibility = (): Visibility => {
  const [shown, setShown] = useState(false);
  return { shown, onToggle: () => setShown((last) => !last) };
};

export const PasswordInput = ({
  shown,
  onToggle,
  ...props
}: ComponentProps<'input'> & Visibility) => {
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

/**
 * Rates a password while it is typed: `strength` is null for an empty one and until `prepare` has
 * loaded the rating code. The form works without it.
 */
const useStrength = (password: string, personal: readonly string[]) => {
  const [rate, setRate] = useState<typeof strengthOf | null>(null);
  const typed = useDeferredValue(password);
  const known = personal.join('\n');
  const strength = useMemo(
    () => (rate === null || typed === '' ? null : rate(typed, known.split('\n'))),
    [rate, typed, known],
  );
  const prepare = (): void => {
    import('./strength').then(
      (module) => setRate(() => module.strengthOf),
      () => undefined,
    );
  };
  return { strength, prepare };
};

/** Four bars and a word, hidden from screen readers: a status beside it says the same. */
const StrengthMeter = ({ strength }: { strength: Strength }) => {
  const { words } = useTexts().security.strength;
  const fill = strength > 2 ? 'bg-green' : 'bg-apricot';
  return (
    <span aria-hidden className="flex h-5.5 items-center gap-3">
      <span className="grid flex-1 grid-cols-4 gap-1.5">
        {[1, 2, 3, 4].map((step) => (
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

export interface NewPasswordValues extends FieldValues {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps<Values extends NewPasswordValues> {
  form: UseFormReturn<Values>;
  label: string;
  /** The user's name and e-mail: a password that contains them is rated lower. */
  personal: readonly string[];
  visibility: Visibility;
}

/** A new password, typed twice, with its strength, which never blocks the form. */
export const NewPasswordFields = <Values extends NewPasswordValues>({
  form,
  label,
  personal,
  visibility,
}: NewPasswordFieldsProps<Values>) => {
  const { account, security } = useTexts();
  const password = 'password' as Path<Values>;
  const confirm = 'confirmPassword' as Path<Values>;
  const typed: PathValue<Values, Path<Values>> = useWatch({
    control: form.control,
    name: password,
  });
  const { strength, prepare } = useStrength(typed, personal);
  const errorOf = (name: Path<Values>) => form.getFieldState(name, form.formState).error?.message;
  // The confirmation is compared only once it has been touched: before that it cannot be wrong.
  const { isTouched } = form.getFieldState(confirm, form.formState);
  const rules = { ...passwordRules(account.invalid), ...(isTouched && { deps: [confirm] }) };
  return (
    <>
      <div>
        <Field
          label={label}
          error={errorOf(password)}
          hint={strength === null ? undefined : <StrengthMeter strength={strength} />}
        >
          {(control) => (
            <PasswordInput
              autoComplete="new-password"
              onFocus={prepare}
              {...visibility}
              {...control}
              {...form.register(password, rules)}
            />
          )}
        </Field>
        <p role="status" className="sr-only">
          {strength !== null && security.strength.label(security.strength.words[strength])}
        </p>
      </div>
      <Field label={account.confirmPassword} error={errorOf(confirm)}>
        {(control) => (
          <PasswordInput
            autoComplete="new-password"
            {...visibility}
            {...control}
            {...form.register(confirm, confirmRules(account.invalid))}
          />
        )}
      </Field>
    </>
  );
};
