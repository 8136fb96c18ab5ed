import { LIMITS } from '@contract/limits';
import { countCharacters } from '@contract/text';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTabDraft } from '../../shared/tab-draft';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Field, Textarea } from '../../shared/ui/field';
import { toastError } from '../../shared/ui/notices.store';
import { newUuid } from '../../shared/uuid';
import { adviceDraft, forgetDrafts } from './case-drafts';
import { QUEUE_PATH } from './case-path';
import { closeCase, handBack, invalidateCases } from './cases.api';
import { useCaseTexts } from './case-texts';

interface DialogProps {
  id: number;
  onClose: () => void;
}

const HandBackDialog = ({ id, onClose }: DialogProps) => {
  const texts = useCaseTexts();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const give = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await handBack(id);
      forgetDrafts(id);
      void invalidateCases();
      void navigate(QUEUE_PATH);
    } catch {
      toastError(texts.failed);
      onClose();
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.handBackTitle}
      description={texts.handBackText}
    >
      <Button className="mt-6 w-full" aria-disabled={busy} onClick={() => void give()}>
        {texts.handBack}
      </Button>
    </Dialog>
  );
};

const CloseDialog = ({ id, onClose }: DialogProps) => {
  const { common } = useTexts();
  const texts = useCaseTexts();
  const [advice, setAdvice] = useTabDraft(adviceDraft(id));
  const [clientId] = useState(newUuid);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const words = advice.trim();
  const over = countCharacters(words) - LIMITS.consultation.advice;
  const lacks = missing && words === '' ? texts.adviceMissing : undefined;
  const close = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setMissing(words === '');
    if (busy || words === '' || over > 0) return;
    setBusy(true);
    try {
      await closeCase(id, { advice: words, clientId });
      forgetDrafts(id);
      void invalidateCases();
      onClose();
    } catch {
      toastError(texts.failed);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.closeTitle}
      description={texts.closeText}
    >
      <form noValidate className="mt-5" onSubmit={(event) => void close(event)}>
        <Field label={texts.advice} error={over > 0 ? common.tooLong(over) : lacks}>
          {(control) => (
            <Textarea
              {...control}
              autoFocus
              rows={6}
              value={advice}
              onChange={(event) => setAdvice(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="w-full" aria-disabled={busy}>
          {texts.closeNow}
        </Button>
      </form>
    </Dialog>
  );
};

/** Ends a case for its vet: with advice, or by handing it back. */
export const CaseActions = ({ id }: { id: number }) => {
  const texts = useCaseTexts();
  const [shown, setShown] = useState<'hand-back' | 'close' | null>(null);
  const hide = (): void => setShown(null);
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setShown('close')}>
        {texts.close}
      </Button>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setShown('hand-back')}>
        {texts.handBack}
      </Button>
      {shown === 'close' && <CloseDialog id={id} onClose={hide} />}
      {shown === 'hand-back' && <HandBackDialog id={id} onClose={hide} />}
    </div>
  );
};
