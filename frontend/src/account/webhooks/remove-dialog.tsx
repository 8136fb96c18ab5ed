import type { Webhook } from '@contract/webhooks';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { hasStatus } from '../../shared/api';
import { useTexts } from '../../shared/texts/pages';
import { toast, toastError } from '../../shared/ui/notices.store';
import { ConfirmDialog } from '../confirm-dialog';
import { removeWebhook } from './webhooks.api';

interface RemoveDialogProps {
  webhook: Webhook;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export const RemoveDialog = ({ webhook, fallbackFocus, onClose }: RemoveDialogProps) => {
  const { common, webhooks: texts } = useTexts();
  const done = (): void => {
    toast({ title: texts.removal.removed });
    onClose();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeWebhook(webhook.id),
    onSuccess: done,
    // Another tab got there first.
    onError: (error) => (hasStatus(error, 404) ? done() : toastError(texts.failed)),
  });
  return (
    <ConfirmDialog
      open
      title={texts.removal.ask}
      text={texts.removal.text(webhook.url)}
      keep={common.cancel}
      action={texts.remove}
      pending={isPending}
      fallbackFocus={fallbackFocus}
      onClose={onClose}
      onConfirm={() => !isPending && mutate()}
    />
  );
};
