import type { Profile } from '@contract/accounts';
import { api, ApiError } from '../../shared/api';
import { keepProfile } from '../../shared/queries';
import { currentTexts } from '../../shared/texts';
import { toast } from '../../shared/ui/notices.store';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../shared/ui/button';

const ask = async ({ pendingEmail }: Profile): Promise<void> => {
  if (pendingEmail === null) await api.post('/api/auth/resend-verification');
  else keepProfile(await api.patch<Profile>('/api/user/profile', { email: pendingEmail }));
};

/** Has the link that confirms an address mailed anew: to the new address, if one waits. */
const sendLink = async (profile: Profile): Promise<void> => {
  const { common, security } = currentTexts();
  const { email: texts } = security;
  try {
    await ask(profile);
    const address = profile.pendingEmail ?? profile.email ?? '';
    toast({ title: texts.sent, description: texts.sentText(address) });
  } catch (error) {
    const throttled = error instanceof ApiError && error.status === 429;
    const description = throttled ? texts.throttled : texts.notSent;
    toast({ title: common.error, description, tone: 'destructive' });
  }
};

/** Takes a new address back: the present one is asked for instead. */
export const withdrawEmail = async (email: string): Promise<void> => {
  const { common, profile, security } = currentTexts();
  try {
    keepProfile(await api.patch<Profile>('/api/user/profile', { email }));
    toast({ title: security.email.withdrawn });
  } catch {
    toast({ title: common.error, description: profile.saveFailed, tone: 'destructive' });
  }
};

interface SendLinkButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  profile: Profile;
  text: string;
}

export const SendLinkButton = ({ profile, text, ...look }: SendLinkButtonProps) => {
  const [pending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    if (pending) return;
    setPending(true);
    await sendLink(profile);
    setPending(false);
  };
  return (
    <Button
      {...look}
      aria-disabled={pending}
      className="aria-disabled:opacity-60"
      onClick={() => void send()}
    >
      {text}
    </Button>
  );
};
