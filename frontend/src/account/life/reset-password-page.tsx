import { PAGES } from '@contract/pages';
import { useForm } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { forgetMailedKey } from '../../shared/address';
import { hasStatus } from '../../shared/api';
import { showFieldErrors, useSubmit } from '../../shared/form';
import { refreshSession } from '../../shared/session';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { PageLoading } from '../../shared/ui/loading';
import { resetPassword } from '../account.api';
import { toastFailure } from '../failures';
import { NewPasswordFields, useVisibility } from '../password-fields';
import { PageFrame, SignInCard } from '../sign-in-card';
import { ExpiredLink, useMailedLink } from './mailed-link';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  onRefused: () => void;
}

const EMPTY = { password: '', confirmPassword: '' };

const ResetPasswordForm = ({ token, onDone, onRefused }: ResetPasswordFormProps) => {
  const { common, security } = useTexts();
  const { reset: texts } = security;
  const visibility = useVisibility();
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY });
  const { isSubmitting } = form.formState;

  const onSubmit = useSubmit(form, async ({ password }) => {
    try {
      await resetPassword({ token, password });
      onDone();
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      if (hasStatus(error, 400)) onRefused();
      else toastFailure(error, { title: texts.title, fallback: texts.failed });
    }
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={isSubmitting} className="grid gap-1">
        <NewPasswordFields
          form={form}
          label={security.password.next}
          personal={[]}
          visibility={visibility}
        />
        <Button type="submit" className="mt-1 w-full">
          {isSubmitting ? common.saving : texts.submit}
        </Button>
      </fieldset>
    </form>
  );
};

export const ResetPasswordPage = () => {
  const { common, security } = useTexts();
  const { reset: texts } = security;
  const { key, outcome, setOutcome } = useMailedLink<'done' | 'refused' | 'new-link'>();
  const { loading, user } = useSession();

  const onDone = (): void => {
    forgetMailedKey();
    void refreshSession();
    setOutcome('done');
  };

  if (outcome === 'done') return <SignInCard mode="page" note={texts.done} />;
  if (outcome === 'new-link') return <SignInCard mode="page" forgot />;
  if (key === null && loading) return <PageLoading title={common.loading} label={common.loading} />;
  // A sign-in on this page reloads it, and ends up here.
  if (key === null && user !== null) return <Navigate to={PAGES.profile} replace />;
  if (key === null || outcome === 'refused') {
    return (
      <ExpiredLink title={texts.over} text={texts.overText}>
        <Button onClick={() => setOutcome('new-link')}>{texts.again}</Button>
      </ExpiredLink>
    );
  }
  return (
    <PageFrame title={texts.title}>
      <p className="mb-5 pt-1 text-[0.9375rem] text-soft">{texts.text}</p>
      <ResetPasswordForm
        key={key}
        token={key}
        onDone={onDone}
        onRefused={() => setOutcome('refused')}
      />
    </PageFrame>
  );
};
