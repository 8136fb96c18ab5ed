import { PAGES } from '@contract/pages';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useSubmit } from '../../shared/form';
import { useSession } from '../../shared/session.store';
import { socket } from '../../shared/socket';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/field';
import { toastAfterReload, toastError } from '../../shared/ui/notices.store';
import { deleteAccount, CONFIRMATION_WORD } from '../account.api';
import { forgetUnsent } from '../forget-unsent';
import { ProofFields, useProof } from '../proof';

const DeleteAccountDialog = ({ onClose }: { onClose: () => void }) => {
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
      forgetUnsent(useSession.getState().user?.uid ?? '');
      toastAfterReload({ title: texts.done, description: texts.doneText });
      location.assign(PAGES.home);
    } catch (error) {
      socket.connect();
      form.setError('root', {});
      if (proof.handles(error)) return;
      toastError(texts.failed);
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
          <TextField
            label={texts.confirm}
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.register('confirm', { validate: (value) => value === CONFIRMATION_WORD })}
          />
          <ProofFields proof={proof} pending={pending} className="mt-1" />
          <div className="mt-3 flex flex-wrap justify-end gap-3">
            <Button variant="quiet" size="sm" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" variant="danger" size="sm" disabled={typed !== CONFIRMATION_WORD}>
              {pending ? texts.pending : texts.submit}
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
};

export const DeleteAccount = () => {
  const { deletion: texts } = useTexts().profile;
  const [open, setOpen] = useState(false);
  return (
    <Card className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-dashed bg-transparent! p-[20px] sm:mt-14 sm:p-6">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 className="text-[1.1875rem]">{texts.title}</h2>
        <p className="mt-1.5 text-[0.9375rem] text-soft">{texts.text}</p>
      </div>
      <Button variant="quiet" size="sm" className="max-sm:w-full" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </Card>
  );
};
