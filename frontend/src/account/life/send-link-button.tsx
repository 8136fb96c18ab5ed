import type { Profile } from '@contract/accounts';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../shared/ui/button';
import { sendLink } from './send-link';

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
