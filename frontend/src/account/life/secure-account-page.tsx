import { PAGES } from '@contract/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../shared/api';
import { forgetMailedKey } from '../../shared/address';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { toastAfterReload } from '../../shared/ui/notices.store';
import { ZampaMark } from '../../shared/ui/zampa-mark';
import { PageFrame, SignInCard } from '../sign-in-card';
import { toastFailure } from '../failures';
import { secureAccount } from '../account.api';
import { LinkOver, useMailedKey } from './mailed-link';

/** How it went on with the key of this link. */
type End = 'over' | 'taken' | 'asking';

/** Where the mail about a change leads whoever did not make it. Nothing happens before the click. */
export const SecureAccountPage = () => {
  const { secure: texts } = useTexts().security;
  const token = useMailedKey();
  const [pending, setPending] = useState(false);
  const [ended, setEnded] = useState<{ token: string | null; end: End } | null>(null);
  const end = ended?.token === token ? ended.end : null;
  const turn = (next: End): void => setEnded({ token, end: next });

  const secure = async (key: string): Promise<void> => {
    setPending(true);
    try {
      const { token: reset } = await secureAccount({ token: key });
      forgetMailedKey();
      toastAfterReload({ title: texts.done, description: texts.doneText });
      location.replace(`${PAGES.resetPassword}#${reset}`);
      return;
    } catch (error) {
      const { failed } = texts;
      if (error instanceof ApiError && error.code === 'ACCOUNT_EXISTS') turn('taken');
      else if (error instanceof ApiError && error.status === 400) turn('over');
      else toastFailure(error, { title: texts.title, fallback: failed, unreachable: failed });
    }
    setPending(false);
  };

  if (end === 'asking') return <SignInCard mode="page" forgot />;
  if (end === 'taken') {
    return (
      <LinkOver title={texts.taken} text={texts.takenText}>
        <SignInCard mode="modal" />
      </LinkOver>
    );
  }
  if (token === null || end === 'over') {
    return (
      <LinkOver title={texts.over} text={texts.overText}>
        <Button onClick={() => turn('asking')}>{texts.toReset}</Button>
      </LinkOver>
    );
  }
  return (
    <PageFrame>
      <div className="mb-5 flex flex-wrap items-center gap-3.5">
        <ZampaMark className="size-[44px]" />
        <h1 className="min-w-0 flex-[1_1_9rem] text-2xl">{texts.title}</h1>
      </div>
      <p className="text-soft">{texts.text}</p>
      <ul className="mt-3 mb-6 list-disc space-y-1 pl-5 text-[0.9375rem]">
        {texts.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <Button
        className="w-full"
        aria-disabled={pending}
        onClick={() => {
          if (!pending) void secure(token);
        }}
      >
        {pending ? texts.pending : texts.submit}
      </Button>
      <Button variant="ghost" className="mt-2 w-full" asChild>
        <Link to={PAGES.home}>{texts.leave}</Link>
      </Button>
    </PageFrame>
  );
};
