import type { SignInWaysReply } from '@contract/accounts';
import { type Provider, PROVIDER_NAMES } from '@contract/config';
import { PAGES } from '@contract/pages';
import { api, ApiError } from '../../shared/api';
import { useForm } from 'react-hook-form';
import { useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { login, disconnect, rereadSecurity } from '../account.api';
import { ProofFields, useProof } from '../proof';
import { toastFailure } from '../failures';
import { useState } from 'react';
import { toast } from '../../shared/ui/notices.store';
import { ConfirmDialog } from '../profile/confirm-dialog';

const pathOf = (provider: Provider): string => {
  const query = { mode: 'redirect', purpose: 'connect', returnTo: PAGES.profile };
  return `/api/auth/${provider}?${new URLSearchParams(query).toString()}`;
};

/**
 * Leaves for the provider's page, which leads back here.
 * @returns whether it left: the server wants a newer sign-in first. Throws when it cannot be asked.
 */
export const connect = async (provider: Provider): Promise<boolean> => {
  const { fresh } = await api.get<SignInWaysReply>('/api/user/sign-in-ways');
  if (fresh) location.assign(pathOf(provider));
  return fresh;
};

interface ConnectDialogProps {
  provider: Provider;
  email: string | null;
  onClose: () => void;
}

/** Makes sure who it is before one leaves for a provider's page, where no password can go with. */
export const ConnectDialog = ({ provider, email, onClose }: ConnectDialogProps) => {
  const { common, security } = useTexts();
  const { again, connections: texts } = security;
  const form = useForm();
  const proof = useProof(true);
  const { isSubmitting } = form.formState;
  const name = PROVIDER_NAMES[provider];

  const submit = async (): Promise<void> => {
    const { password } = proof.body;
    try {
      if (password !== undefined && email !== null) await login({ email, password });
      if (!(await connect(provider))) proof.refuse();
    } catch (error) {
      if (proof.takes(error)) return;
      const failed = texts.failed(name);
      toastFailure(error, { title: common.error, fallback: failed, unreachable: failed });
    }
  };

  const onSubmit = useSubmit(form, submit);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.connectTo(name)}>
      <form noValidate className="mt-5" onSubmit={onSubmit}>
        <fieldset disabled={isSubmitting}>
          <ProofFields proof={proof} pending={isSubmitting} />
          <div className="mt-4 flex flex-wrap justify-end gap-3">
            <Button variant="quiet" size="sm" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" size="sm">
              {again.submit}
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
};

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
