import { PAGES } from '@contract/pages';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetMailedKey } from '../../shared/address';
import { readSession } from '../../shared/session';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { ZampaMark } from '../../shared/ui/zampa-mark';
import { PageFrame } from '../page-frame';
import { SignInCard } from '../sign-in-card';
import { LinkOver, Waiting } from './link-states';
import { ResetPasswordForm } from './reset-password-form';
import { useMailedKey } from './use-mailed-key';

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
