import { PAGES } from '@contract/pages';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useSubmit } from '../../shared/form';
import { socket } from '../../shared/socket';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Field, Input } from '../../shared/ui/field';
import { toast, toastAfterReload } from '../../shared/ui/notices.store';
import { ProofFields } from '../proof/proof-fields';
import { useProof } from '../proof/use-proof';
import { deleteAccount, REMOVAL_WORD } from './profile.api';

export const DeleteAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const { common, profile } = useTexts();
  const { deletion: texts } = profile;
  const form = useForm({ defaultValues: { confirm: '' } });
  const typed = useWatch({ control: form.control, name: 'confirm' });
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  const pending = isSubmitting || isSubmitSuccessful;

  const proof = useProof();

  const submit = async (): Promise<void> => {
    socket.disconnect();
    try {
      await deleteAccount(proof.body);
      toastAfterReload({ title: texts.done, description: texts.doneText });
      location.assign(PAGES.home);
    } catch (error) {
      socket.connect();
      form.setError('root', {});
      if (proof.takes(error)) return;
      toast({ title: common.error, description: texts.failed, tone: 'destructive' });
    }
  };

  const onSubmit = useSubmit(form, submit);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={texts.dialogTitle}
      description={texts.explanation}
    >
      <Link
        to={PAGES.dataDeletion}
        className="mt-2 inline-flex min-h-11 items-center font-medium text-green underline underline-offset-3"
      >
        {texts.more}
      </Link>
      <form noValidate className="mt-3" onSubmit={onSubmit}>
        <fieldset disabled={pending}>
          <Field label={texts.confirm}>
            {(wiring) => (
              <Input
                autoFocus
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                {...wiring}
                {...form.register('confirm', { validate: (value) => value === REMOVAL_WORD })}
              />
            )}
          </Field>
          <ProofFields proof={proof} pending={pending} className="mt-1" />
          <div className="mt-3 flex flex-wrap justify-end gap-3">
            <Button variant="quiet" size="sm" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" size="sm" disabled={typed !== REMOVAL_WORD}>
              {pending ? texts.pending : texts.submit}
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
};
