import { PAGES } from '@contract/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forgetMailedKey } from '../../shared/address';
import { hasCode, hasStatus } from '../../shared/api';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { toastAfterReload } from '../../shared/ui/notices.store';
import { secureAccount } from '../account.api';
import { toastFailure } from '../failures';
import { PageFrame, SignInCard } from '../sign-in-card';
import { ExpiredLink, useMailedLink } from './mailed-link';

/** Opened from the mail about a change that the owner did not make. Acts only on a click. */
export const SecureAccountPage = () => {
  const { secure: texts } = useTexts().security;
  const { key, outcome, setOutcome } = useMailedLink<'expired' | 'taken' | 'new-link'>();
  const [pending, setPending] = useState(false);

  const secure = async (token: string): Promise<void> => {
    setPending(true);
    try {
      const reply = await secureAccount({ token });
      forgetMailedKey();
      toastAfterReload({ title: texts.done, description: texts.doneText });
      location.replace(`${PAGES.resetPassword}#${reply.token}`);
      return;
    } catch (error) {
      if (hasCode(error, 'ACCOUNT_EXISTS')) setOutcome('taken');
      else if (hasStatus(error, 400)) setOutcome('expired');
      else toastFailure(error, { title: texts.title, fallback: texts.failed });
    }
    setPending(false);
  };

  if (outcome === 'new-link') return <SignInCard mode="page" forgot />;
  if (outcome === 'taken') {
    return (
      <ExpiredLink title={texts.taken} text={texts.takenText}>
        <SignInCard mode="modal" />
      </ExpiredLink>
    );
  }
  if (key === null || outcome === 'expired') {
    return (
      <ExpiredLink title={texts.over} text={texts.overText}>
        <Button onClick={() => setOutcome('new-link')}>{texts.toReset}</Button>
      </ExpiredLink>
    );
  }
  return (
    <PageFrame title={texts.title}>
      <p className="text-soft">{texts.text}</p>
      <ul className="mt-3 mb-6 list-disc space-y-1 pl-5 text-[0.9375rem]">
        {texts.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <Button
        className="w-full"
        aria-disabled={pending}
        onClick={() => !pending && void secure(key)}
      >
        {pending ? texts.pending : texts.submit}
      </Button>
      <Button variant="ghost" className="mt-2 w-full text-balance" asChild>
        <Link to={PAGES.home}>{texts.leave}</Link>
      </Button>
    </PageFrame>
  );
};
