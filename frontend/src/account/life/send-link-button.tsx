import type { Profile } from '@contract/accounts';
import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { hasStatus } from '../../shared/api';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { toast, toastError } from '../../shared/ui/notices.store';
import { changeEmail, resendVerification } from '../account.api';

interface SendLinkButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  profile: Profile;
  text: string;
}

/** Resends the link that confirms an address: to the new address if one is pending. */
export const SendLinkButton = ({ profile, text, ...style }: SendLinkButtonProps) => {
  const { email: texts } = useTexts().security;
  const { email, pendingEmail } = profile;
  const { mutate, isPending } = useMutation({
    mutationFn: () => (pendingEmail === null ? resendVerification() : changeEmail(pendingEmail)),
    onSuccess: () =>
      toast({ title: texts.sent, description: texts.sentText(pendingEmail ?? email ?? '') }),
    onError: (error) => toastError(hasStatus(error, 429) ? texts.throttled : texts.notSent),
  });
  return (
    <Button
      {...style}
      aria-disabled={isPending}
      className="aria-disabled:opacity-60"
      onClick={() => !isPending && mutate()}
    >
      {text}
    </Button>
  );
};
