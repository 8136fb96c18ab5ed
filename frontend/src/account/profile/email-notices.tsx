import type { Profile } from '@contract/accounts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { toast, toastError } from '../../shared/ui/notices.store';
import { changeEmail } from '../account.api';
import { SendLinkButton } from '../life/send-link-button';

interface NoticeProps {
  title?: string;
  text: string;
  children: ReactNode;
}

const Notice = ({ title, text, children }: NoticeProps) => (
  <div className="mt-5 rounded-xl bg-apricot-wash px-4 py-3.5 sm:flex sm:items-center sm:justify-between sm:gap-5">
    <div className="min-w-0 text-[0.9375rem] leading-snug text-apricot-ink">
      {title !== undefined && <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>}
      <p className="text-pretty">{text}</p>
    </div>
    <div className="mt-3 flex shrink-0 flex-wrap gap-2 sm:mt-0">{children}</div>
  </div>
);

const Withdraw = ({ email }: { email: string }) => {
  const { profile, security } = useTexts();
  const { email: texts } = security;
  const { mutate, isPending } = useMutation({
    mutationFn: () => changeEmail(email),
    onSuccess: () => toast({ title: texts.withdrawn }),
    onError: () => toastError(profile.saveFailed),
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      {texts.withdraw}
    </Button>
  );
};

export const EmailNotices = ({ profile }: { profile: Profile }) => {
  const { email: texts } = useTexts().security;
  const { email, emailVerified, pendingEmail } = profile;
  const send = (
    <SendLinkButton variant="quiet" size="sm" profile={profile} text={texts.sendAgain} />
  );
  if (pendingEmail !== null) {
    return (
      <Notice title={texts.pending(pendingEmail)} text={texts.pendingText}>
        {send}
        {email !== null && <Withdraw email={email} />}
      </Notice>
    );
  }
  if (email === null || emailVerified) return null;
  return <Notice text={texts.unconfirmed}>{send}</Notice>;
};
