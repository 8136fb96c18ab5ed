import { useForm } from 'react-hook-form';
import { hasCode } from '../../shared/api';
import { useSubmit } from '../../shared/form';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { toastError } from '../../shared/ui/notices.store';
import { isThrottled, vetRefused } from '../vet.api';
import { useVetTexts } from '../vet-texts';

/** Minutes after which wrong codes are forgotten. */
const PATIENCE = 15;

interface CodeFormProps {
  label: string;
  /** The message for a refused code. */
  wrong: string;
  /** Attributes for typing the code on a phone. */
  input: {
    inputMode?: 'numeric';
    maxLength: number;
    autoCapitalize?: 'characters';
  };
  send: (code: string) => Promise<void>;
}

/** A form for one code, and its outcome. */
export const CodeForm = ({ label, wrong, input, send }: CodeFormProps) => {
  const texts = useVetTexts();
  const form = useForm({ defaultValues: { code: '' } });
  const { isSubmitting, errors } = form.formState;
  const onSubmit = useSubmit(form, async ({ code }) => {
    try {
      await send(code.replaceAll(/\s/g, ''));
    } catch (error) {
      form.resetField('code');
      if (hasCode(error, 'VALIDATION_FAILED')) form.setError('code', { message: wrong });
      else if (isThrottled(error)) form.setError('code', { message: texts.throttled(PATIENCE) });
      else if (!vetRefused(error)) toastError(texts.notChanged);
    }
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={isSubmitting}>
        <TextField
          label={label}
          error={errors.code?.message}
          autoComplete="one-time-code"
          spellCheck={false}
          {...input}
          {...form.register('code', {
            validate: (code) => code.trim() !== '' || texts.factor.required,
          })}
        />
        <Button type="submit" className="w-full">
          {texts.factor.confirm}
        </Button>
      </fieldset>
    </form>
  );
};

/** Six digits from an authenticator, which may show and copy them in two groups. */
export const TOTP_INPUT = {
  inputMode: 'numeric',
  maxLength: 7,
} as const;
