import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../shared/texts/pages';
import { Dialog } from '../../shared/ui/dialog';
import { toastError } from '../../shared/ui/notices.store';
import { ConfirmDialog } from '../confirm-dialog';
import { SecretShown } from './secret-shown';
import { rollSecret } from './webhooks.api';

/** Asks before making a new secret, then shows it once. */
export const RollDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { common, webhooks: texts } = useTexts();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => rollSecret(id),
    onError: () => toastError(texts.failed),
  });
  if (data !== undefined) {
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.secret.made}>
        <SecretShown secret={data} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={texts.secret.ask}
      text={texts.secret.askText}
      keep={common.cancel}
      action={texts.secret.roll}
      pending={isPending}
      // The answer has the only copy of the secret.
      onClose={() => !isPending && onClose()}
      onConfirm={() => !isPending && mutate()}
    />
  );
};
