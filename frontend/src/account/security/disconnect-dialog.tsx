import { PROVIDER_NAMES, type Provider } from '@contract/config';
import { useState } from 'react';
import { ApiError } from '../../shared/api';
import { useTexts } from '../../shared/texts';
import { toast } from '../../shared/ui/notices.store';
import { ConfirmDialog } from '../profile/confirm-dialog';
import { ProofFields } from '../proof/proof-fields';
import { useProof } from '../proof/use-proof';
import { disconnect, rereadSecurity } from './security.api';

interface DisconnectDialogProps {
  provider: Provider;
  onClose: () => void;
}

export const DisconnectDialog = ({ provider, onClose }: DisconnectDialogProps) => {
  const { common, security } = useTexts();
  const { connections: texts } = security;
  const [pending, setPending] = useState(false);
  const proof = useProof();
  const name = PROVIDER_NAMES[provider];

  const tellRefusal = (error: unknown): void => {
    const last = error instanceof ApiError && error.code === 'LAST_SIGN_IN';
    toast({
      title: last ? texts.lastTitle : common.error,
      description: last ? texts.lastText(name) : texts.notGone(name),
      tone: 'destructive',
    });
  };
  const confirm = async (): Promise<void> => {
    if (pending) return;
    setPending(true);
    try {
      await disconnect(provider, proof.body);
      toast({ title: texts.gone(name) });
    } catch (error) {
      setPending(false);
      if (proof.takes(error)) return;
      tellRefusal(error);
    }
    onClose();
    void rereadSecurity();
  };

  return (
    <ConfirmDialog
      open
      title={texts.ask(name)}
      text={texts.askText(name)}
      keep={common.cancel}
      action={texts.disconnect}
      pending={pending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <ProofFields proof={proof} pending={pending} className="mt-5" />
    </ConfirmDialog>
  );
};
