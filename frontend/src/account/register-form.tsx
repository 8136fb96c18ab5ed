import type { RegisterBody } from '@contract/accounts';
import { PAGES } from '@contract/pages';
import { useForm, useWatch } from 'react-hook-form';
import { showFieldErrors, useSubmit } from '../shared/form';
import { useTexts } from '../shared/texts';
import { trackAfterReload } from '../shared/tracking';
import { Button } from '../shared/ui/button';
import { Field, Input } from '../shared/ui/field';
import { register } from './account.api';
import { emailRules, usernameRules } from './account.rules';
import { toastFailure } from './failures';
import { type SignInFormProps, useTellPending } from './sign-in-form';
import { ConfirmPasswordField, newPasswordFields, NewPasswordField } from './password-fields';

interface RegisterValues extends RegisterBody {
  confirmPassword: string;
}

const LINK = 'font-semibold text-green underline underline-offset-2';

/** In a tab of their own: whoever reads them keeps what was typed here. */
const Agreement = () => {
  const { agreement } = useTexts().account;
  return (
    <p className="mt-3 text-center text-sm leading-relaxed text-soft">
      {agreement.before}
      <a href={PAGES.terms} target="_blank" rel="noopener" className={LINK}>
        {agreement.terms}
      </a>
      {agreement.between}
      <a href={PAGES.privacy} target="_blank" rel="noopener" className={LINK}>
        {agreement.privacy}
      </a>
      .
    </p>
  );
};

const EMPTY: RegisterValues = { username: '', email: '', password: '', confirmPassword: '' };

export const RegisterForm = ({
  onSignedIn,
  onPending,
  passwordShown,
  onTogglePassword,
}: SignInFormProps) => {
  const { account } = useTexts();
  const form = useForm<RegisterValues>({ mode: 'onTouched', defaultValues: EMPTY });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const pending = isSubmitting || isSubmitSuccessful;
  useTellPending(onPending, pending);
  const visibility = { shown: passwordShown, onToggle: onTogglePassword };
  const typed = { ...EMPTY, ...useWatch({ control: form.control }) };

  const submit = async ({ username, email, password }: RegisterValues): Promise<void> => {
    try {
      const body = { username: username.trim(), email: email.trim(), password };
      const { user } = await register(body);
      trackAfterReload('CompleteRegistration');
      onSignedIn(account.registerSuccess, user.username);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      form.setError('root', {});
      toastFailure(error, {
        title: account.registerError,
        fallback: account.notCreated,
        unreachable: account.registerUnreachable,
      });
    }
  };

  const fields = {
    username: form.register('username', usernameRules(account.invalid)),
    email: form.register('email', emailRules(account.invalid)),
    ...newPasswordFields(form, account.invalid),
  };

  const onSubmit = useSubmit(form, submit);
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={pending} className="grid gap-1">
        <Field label={account.username} error={errors.username?.message}>
          {(wiring) => <Input autoComplete="nickname" {...wiring} {...fields.username} />}
        </Field>
        <Field label={account.email} error={errors.email?.message}>
          {(wiring) => <Input type="email" autoComplete="email" {...wiring} {...fields.email} />}
        </Field>
        <NewPasswordField
          label={account.password}
          error={errors.password?.message}
          field={fields.password}
          password={typed.password}
          personal={[typed.username, typed.email]}
          {...visibility}
        />
        <ConfirmPasswordField
          error={errors.confirmPassword?.message}
          field={fields.confirmPassword}
          {...visibility}
        />
        <Button type="submit" className="mt-1 w-full">
          {pending ? account.registering : account.register}
        </Button>
        <Agreement />
      </fieldset>
    </form>
  );
};
