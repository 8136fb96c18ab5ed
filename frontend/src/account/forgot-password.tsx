import type { ForgotPasswordBody } from '@contract/accounts';
import { ArrowLeft, MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../shared/api';
import { showFieldErrors, useSubmit } from '../shared/form';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Field, Input } from '../shared/ui/field';
import { MarkDisc } from '../shared/ui/mark-disc';
import { emailRules } from './account.rules';
import { askForReset } from './account.api';

interface ForgotPasswordProps {
  /** As it was typed for the login. */
  email: string;
  onBack: (email: string) => void;
}

const Back = ({ onClick }: { onClick: () => void }) => {
  const { forgot: texts } = useTexts().security;
  return (
    <Button variant="ghost" className="mt-2 w-full" onClick={onClick}>
      <ArrowLeft aria-hidden className="size-4.5" />
      {texts.back}
    </Button>
  );
};

/** Says the same whether there is such an account or not. */
const Sent = ({ onBack }: { onBack: () => void }) => {
  const { forgot: texts } = useTexts().security;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid justify-items-center text-center">
      <MarkDisc icon={MailCheck} />
      <h3 ref={title} tabIndex={-1} className="mt-4 text-xl outline-none">
        {texts.sentTitle}
      </h3>
      <p className="mt-2 text-pretty">{texts.sent}</p>
      <p className="mt-3 mb-4 text-[0.9375rem] text-pretty text-soft">{texts.sentHint}</p>
      <Back onClick={onBack} />
    </div>
  );
};

export const ForgotPassword = ({ email, onBack }: ForgotPasswordProps) => {
  const { account, security } = useTexts();
  const { forgot: texts } = security;
  const [sent, setSent] = useState(false);
  const form = useForm<ForgotPasswordBody>({ mode: 'onTouched', defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;

  const submit = async (values: ForgotPasswordBody): Promise<void> => {
    try {
      await askForReset({ email: values.email.trim() });
      setSent(true);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      const throttled = error instanceof ApiError && error.status === 429;
      form.setError('root', { message: throttled ? texts.throttled : texts.failed });
    }
  };

  const onSubmit = useSubmit(form, submit);
  const back = (): void => onBack(form.getValues().email);
  if (sent) return <Sent onBack={back} />;
  return (
    <form noValidate onSubmit={onSubmit}>
      <p className="mb-5 text-[0.9375rem] text-soft">{texts.text}</p>
      <fieldset disabled={isSubmitting} className="grid gap-1">
        <Field label={account.email} error={errors.email?.message}>
          {(wiring) => (
            <Input
              type="email"
              autoComplete="username"
              autoFocus
              {...wiring}
              {...form.register('email', emailRules(account.invalid))}
            />
          )}
        </Field>
        <p role="alert" className="text-[0.9375rem] text-pretty text-apricot-ink not-empty:mb-3">
          {errors.root?.message}
        </p>
        <Button type="submit" className="w-full">
          {isSubmitting ? texts.sending : texts.submit}
        </Button>
      </fieldset>
      <Back onClick={back} />
    </form>
  );
};
