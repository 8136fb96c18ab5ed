import { PROVIDER_NAMES, type Provider } from '@contract/config';
import { useForm } from 'react-hook-form';
import { useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { login } from '../account.api';
import { ProofFields } from '../proof/proof-fields';
import { useProof } from '../proof/use-proof';
import { toastFailure } from '../sign-in.failures';
import { connect } from './connect';

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
