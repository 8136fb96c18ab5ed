import { PROVIDER_NAMES, type Provider } from '@contract/config';
import { PAGES } from '@contract/pages';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { hasCode } from '../../shared/api';
import { useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts/pages';
import { Dialog } from '../../shared/ui/dialog';
import { toast, toastError } from '../../shared/ui/notices.store';
import { disconnect, fetchSignInWays, login, refreshSecurity } from '../account.api';
import { toastFailure } from '../failures';
import { ConfirmDialog } from '../confirm-dialog';
import { DialogActions } from '../dialog-actions';
import { ProofFields, useProof } from '../proof';

/**
 * Redirects to the provider's page, which leads back here.
 * @returns whether it redirected: the server may require a newer sign-in. Throws if the server
 * cannot be reached.
 */
export const connect = async (provider: Provider): Promise<boolean> => {
  const { fresh } = await fetchSignInWays();
  const query = new URLSearchParams({
    mode: 'redirect',
    purpose: 'connect',
    returnTo: PAGES.profile,
  });
  if (fresh) location.assign(`/api/auth/${provider}?${query.toString()}`);
  return fresh;
};

interface ConnectionDialogProps {
  provider: Provider;
  onClose: () => void;
}

interface ConnectDialogProps extends ConnectionDialogProps {
  email: string | null;
}

/** Asks for proof first: the redirect to the provider's page cannot carry a password. */
export const ConnectDialog = ({ provider, email, onClose }: ConnectDialogProps) => {
  const { common, security } = useTexts();
  const { again, connections: texts } = security;
  const form = useForm();
  const proof = useProof(true);
  const { isSubmitting } = form.formState;
  const name = PROVIDER_NAMES[provider];

  const onSubmit = useSubmit(form, async () => {
    const { password } = proof.body;
    try {
      if (password !== undefined && email !== null) await login({ email, password });
      if (!(await connect(provider))) proof.reject();
    } catch (error) {
      if (proof.handles(error)) return;
      toastFailure(error, { title: common.error, fallback: texts.failed(name) });
    }
  });
  return (
    <Dialog open onOpenChange={onClose} title={texts.connectTo(name)}>
      <form noValidate className="mt-5" onSubmit={onSubmit}>
        <fieldset disabled={isSubmitting}>
          <ProofFields proof={proof} pending={isSubmitting} />
          <DialogActions submit={again.submit} onCancel={onClose} className="mt-4" />
        </fieldset>
      </form>
    </Dialog>
  );
};

export const DisconnectDialog = ({ provider, onClose }: ConnectionDialogProps) => {
  const { common, security } = useTexts();
  const { connections: texts } = security;
  const proof = useProof();
  const name = PROVIDER_NAMES[provider];

  const closeAndRefresh = (): void => {
    onClose();
    void refreshSecurity();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => disconnect(provider, proof.body),
    onSuccess: () => {
      toast({ title: texts.gone(name) });
      closeAndRefresh();
    },
    onError: (error) => {
      if (proof.handles(error)) return;
      if (hasCode(error, 'LAST_SIGN_IN')) {
        const description = texts.lastText(name);
        toast({ title: texts.lastTitle, description, tone: 'destructive' });
      } else toastError(texts.notGone(name));
      closeAndRefresh();
    },
  });

  return (
    <ConfirmDialog
      open
      title={texts.ask(name)}
      text={texts.askText(name)}
      keep={common.cancel}
      action={texts.disconnect}
      pending={isPending}
      onClose={onClose}
      onConfirm={() => !isPending && mutate()}
    >
      <ProofFields proof={proof} pending={isPending} className="mt-5" />
    </ConfirmDialog>
  );
};
