import type { RegisterBody } from '@contract/accounts';
import { PAGES } from '@contract/pages';
import { useWatch } from 'react-hook-form';
import { showFieldErrors, useSubmit } from '../shared/form';
import { useTexts } from '../shared/texts/pages';
import { trackAfterReload } from '../shared/tracking';
import { Button } from '../shared/ui/button';
import { TextField } from '../shared/ui/field';
import { register } from './account.api';
import { emailRules, usernameRules } from './account.rules';
import { toastFailure } from './failures';
import { NewPasswordFields } from './password-fields';
import { useReportPending, type SignInFormProps } from './sign-in-form';

const LINK = 'font-semibold text-green underline underline-offset-2';

/** The links open a new tab, so that what was typed here is kept. */
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

export interface Registration extends RegisterBody {
  confirmPassword: string;
}

type RegisterFormProps = SignInFormProps<Registration>;

export const RegisterForm = ({ form, onSignedIn, onPending, visibility }: RegisterFormProps) => {
  const { account } = useTexts();
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const pending = isSubmitting || isSubmitSuccessful;
  useReportPending(onPending, pending);
  const personal = useWatch({ control: form.control, name: ['username', 'email'] });

  const onSubmit = useSubmit(form, async ({ username, email, password }) => {
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
  });

  const fields = {
    username: form.register('username', usernameRules(account.invalid)),
    email: form.register('email', emailRules(account.invalid)),
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={pending} className="grid gap-1">
        <TextField
          label={account.username}
          error={errors.username?.message}
          autoComplete="nickname"
          {...fields.username}
        />
        <TextField
          label={account.email}
          error={errors.email?.message}
          type="email"
          autoComplete="email"
          {...fields.email}
        />
        <NewPasswordFields
          form={form}
          label={account.password}
          personal={personal}
          visibility={visibility}
        />
        <Button type="submit" className="mt-1 w-full">
          {pending ? account.registering : account.register}
        </Button>
        <Agreement />
      </fieldset>
    </form>
  );
};
