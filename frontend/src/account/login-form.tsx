import type { LoginBody } from '@contract/accounts';
import { showFieldErrors, useSubmit } from '../shared/form';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { Field, TextField } from '../shared/ui/field';
import { login } from './account.api';
import { emailRules, passwordRules } from './account.rules';
import { PasswordInput } from './password-fields';
import { toastFailure } from './failures';
import { useReportPending, type SignInFormProps } from './sign-in-form';

interface LoginFormProps extends SignInFormProps<LoginBody> {
  /** The address typed earlier; null if there is none. */
  email: string | null;
  /** Opens the password-reset request, with the address typed so far. */
  onForgot: (email: string) => void;
}

export const LoginForm = ({ form, email, onForgot, ...props }: LoginFormProps) => {
  const { account, security } = useTexts();
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const pending = isSubmitting || isSubmitSuccessful;
  useReportPending(props.onPending, pending);

  const onSubmit = useSubmit(form, async ({ email, password }) => {
    try {
      const { user } = await login({ email: email.trim(), password });
      props.onSignedIn(account.loginSuccess, user.username);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      form.setError('root', {});
      toastFailure(error, {
        title: account.loginError,
        fallback: account.invalidCredentials,
        unreachable: account.loginUnreachable,
      });
    }
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={pending} className="grid gap-1">
        <TextField
          label={account.email}
          error={errors.email?.message}
          type="email"
          autoComplete="username"
          autoFocus={email === ''}
          {...form.register('email', emailRules(account.invalid))}
        />
        <Field label={account.password} error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...props.visibility}
              autoComplete="current-password"
              autoFocus={Boolean(email)}
              {...control}
              {...form.register('password', passwordRules(account.invalid))}
            />
          )}
        </Field>
        <Button type="submit" className="mt-1 w-full">
          {pending ? account.loggingIn : account.login}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 justify-self-center"
          onClick={() => onForgot(form.getValues().email)}
        >
          {security.forgot.link}
        </Button>
      </fieldset>
    </form>
  );
};
