import type { ApiToken } from '@contract/tokens';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { hasStatus } from '../../shared/api';
import { useTexts } from '../../shared/texts/pages';
import { toast, toastError } from '../../shared/ui/notices.store';
import { ConfirmDialog } from '../confirm-dialog';
import { revokeToken } from './tokens.api';

interface RevokeDialogProps {
  token: ApiToken;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export const RevokeDialog = ({ token, fallbackFocus, onClose }: RevokeDialogProps) => {
  const { common, tokens: texts } = useTexts();
  const done = (): void => {
    toast({ title: texts.revoked(token.name) });
    onClose();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => revokeToken(token.id),
    onSuccess: done,
    // Another tab got there first.
    onError: (error) => (hasStatus(error, 404) ? done() : toastError(texts.notRevoked)),
  });
  return (
    <ConfirmDialog
      open
      title={texts.ask(token.name)}
      text={texts.askText}
      keep={common.cancel}
      action={texts.revoke}
      pending={isPending}
      fallbackFocus={fallbackFocus}
      onClose={onClose}
      onConfirm={() => !isPending && mutate()}
    />
  );
};
