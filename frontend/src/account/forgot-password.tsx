import type { ForgotPasswordBody } from '@contract/accounts';
import { ArrowLeft, MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors, useSubmit } from '../shared/form';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { TextField } from '../shared/ui/field';
import { MarkDisc } from '../shared/ui/mark-disc';
import { emailRules } from './account.rules';
import { requestPasswordReset } from './account.api';

interface ForgotPasswordProps {
  /** As typed in the login form. */
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

/** The same text whether the account exists or not. */
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

  const onSubmit = useSubmit(form, async (values) => {
    try {
      await requestPasswordReset({ email: values.email.trim() });
      setSent(true);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      form.setError('root', { type: 'failed' });
    }
  });
  const back = (): void => onBack(form.getValues().email);
  if (sent) return <Sent onBack={back} />;
  return (
    <form noValidate onSubmit={onSubmit}>
      <p className="mb-5 text-[0.9375rem] text-soft">{texts.text}</p>
      <fieldset disabled={isSubmitting} className="grid gap-1">
        <TextField
          label={account.email}
          error={errors.email?.message}
          type="email"
          autoComplete="username"
          autoFocus
          {...form.register('email', emailRules(account.invalid))}
        />
        <p role="alert" className="text-[0.9375rem] text-pretty text-apricot-ink not-empty:mb-3">
          {errors.root && texts.failed}
        </p>
        <Button type="submit" className="w-full">
          {isSubmitting ? texts.sending : texts.submit}
        </Button>
      </fieldset>
      <Back onClick={back} />
    </form>
  );
};
