import type { LoginBody } from '@contract/accounts';
import { useForm } from 'react-hook-form';
import { showFieldErrors, useSubmit } from '../shared/form';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Field, Input } from '../shared/ui/field';
import { login } from './account.api';
import { emailRules, passwordRules } from './account.rules';
import { PasswordInput } from './password-fields';
import { toastFailure } from './failures';
import { type LoginFormProps, useTellPending } from './sign-in-form';

export const LoginForm = ({ email, onForgot, onSignedIn, onPending, ...props }: LoginFormProps) => {
  const { account, security } = useTexts();
  const form = useForm<LoginBody>({
    mode: 'onTouched',
    defaultValues: { email: email ?? '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const pending = isSubmitting || isSubmitSuccessful;
  useTellPending(onPending, pending);

  const submit = async ({ email, password }: LoginBody): Promise<void> => {
    try {
      const { user } = await login({ email: email.trim(), password });
      onSignedIn(account.loginSuccess, user.username);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      form.setError('root', {});
      toastFailure(error, {
        title: account.loginError,
        fallback: account.invalidCredentials,
        unreachable: account.loginUnreachable,
      });
    }
  };

  const onSubmit = useSubmit(form, submit);
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={pending} className="grid gap-1">
        <Field label={account.email} error={errors.email?.message}>
          {(wiring) => (
            <Input
              type="email"
              autoComplete="username"
              autoFocus={email === ''}
              {...wiring}
              {...form.register('email', emailRules(account.invalid))}
            />
          )}
        </Field>
        <Field label={account.password} error={errors.password?.message}>
          {(wiring) => (
            <PasswordInput
              shown={props.passwordShown}
              onToggle={props.onTogglePassword}
              autoComplete="current-password"
              autoFocus={Boolean(email)}
              {...wiring}
              {...form.register('password', passwordRules(account.invalid))}
            />
          )}
        </Field>
        <Button type="submit" className="mt-1 w-full">
          {pending ? account.loggingIn : account.login}
        </Button>
        {onForgot && (
          <Button
            variant="ghost"
            size="sm"
            className="mt-1 justify-self-center"
            onClick={() => onForgot(form.getValues().email)}
          >
            {security.forgot.link}
          </Button>
        )}
      </fieldset>
    </form>
  );
};
