import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../shared/api';
import { showFieldErrors, useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { toastFailure } from '../failures';
import { ConfirmPasswordField, newPasswordFields, NewPasswordField } from '../password-fields';
import { resetPassword } from '../account.api';
import { PAGES } from '@contract/pages';
import { Navigate } from 'react-router-dom';
import { forgetMailedKey } from '../../shared/address';
import { readSession } from '../../shared/session';
import { useSession } from '../../shared/session.store';
import { ZampaMark } from '../../shared/ui/zampa-mark';
import { PageFrame, SignInCard } from '../sign-in-card';
import { LinkOver, Waiting, useMailedKey } from './mailed-link';

interface ResetPasswordFormProps {
  /** From the mailed link. */
  token: string;
  onDone: () => void;
  onRefused: () => void;
}

const EMPTY = { password: '', confirmPassword: '' };

const ResetPasswordForm = ({ token, onDone, onRefused }: ResetPasswordFormProps) => {
  const { account, common, security } = useTexts();
  const { reset: texts } = security;
  const [shown, setShown] = useState(false);
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY });
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = form.formState;
  const visibility = { shown, onToggle: () => setShown(!shown) };

  const submit = async (values: typeof EMPTY): Promise<void> => {
    try {
      await resetPassword({ token, password: values.password });
      onDone();
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      const refused = error instanceof ApiError && error.status === 400;
      if (refused) onRefused();
      else
        toastFailure(error, {
          title: texts.title,
          fallback: texts.failed,
          unreachable: texts.failed,
        });
    }
  };

  const fields = newPasswordFields(form, account.invalid);
  const onSubmit = useSubmit(form, submit);
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={isSubmitting} className="grid gap-1">
        <NewPasswordField
          label={security.password.next}
          error={errors.password?.message}
          field={fields.password}
          password={password}
          personal={[]}
          {...visibility}
        />
        <ConfirmPasswordField
          error={errors.confirmPassword?.message}
          field={fields.confirmPassword}
          {...visibility}
        />
        <Button type="submit" className="mt-1 w-full">
          {isSubmitting ? common.saving : texts.submit}
        </Button>
      </fieldset>
    </form>
  );
};

/** How it went on with the key of this link. */
type End = 'done' | 'refused' | 'asking';

export const ResetPasswordPage = () => {
  const { common, security } = useTexts();
  const { reset: texts } = security;
  const token = useMailedKey();
  const { loading, user } = useSession();
  const [ended, setEnded] = useState<{ token: string | null; end: End } | null>(null);
  const end = ended?.token === token ? ended.end : null;
  const turn = (next: End) => () => setEnded({ token, end: next });

  const done = (): void => {
    forgetMailedKey();
    void readSession();
    turn('done')();
  };

  if (end === 'done') return <SignInCard mode="page" note={texts.done} />;
  if (end === 'asking') return <SignInCard mode="page" forgot />;
  if (token === null && loading) return <Waiting label={common.loading} />;
  // Here the sign-in after a reset ends.
  if (token === null && user !== null) return <Navigate to={PAGES.profile} replace />;
  if (token === null || end === 'refused') {
    return (
      <LinkOver title={texts.over} text={texts.overText}>
        <Button onClick={turn('asking')}>{texts.again}</Button>
      </LinkOver>
    );
  }
  return (
    <PageFrame>
      <div className="mb-6 flex flex-wrap items-center gap-3.5">
        <ZampaMark className="size-[44px]" />
        <h1 className="min-w-0 flex-[1_1_9rem] text-2xl">{texts.title}</h1>
      </div>
      <p className="mb-5 text-[0.9375rem] text-soft">{texts.text}</p>
      <ResetPasswordForm key={token} token={token} onDone={done} onRefused={turn('refused')} />
    </PageFrame>
  );
};
