import type { PaidPlan } from '@contract/plans';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { toast } from '../../shared/ui/toast.store';
import { cancelSubscription } from './profile.api';

/** Takes the place of the button, and its focus: the plan itself runs to the end of its period. */
const Ending = () => {
  const { cancellation } = useTexts().profile;
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} tabIndex={-1} className="mt-6 text-[0.9375rem] text-soft outline-none">
      {cancellation.done}. {cancellation.doneLater}
    </p>
  );
};

export const CancelSubscription = ({ plan }: { plan: PaidPlan }) => {
  const { common, profile } = useTexts();
  const { cancellation: texts } = profile;
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [ending, setEnding] = useState(false);
  const name = common.plans[plan];

  const cancel = async (): Promise<void> => {
    if (pending) return;
    setPending(true);
    try {
      const { subscriptionStatus } = await cancelSubscription();
      const description = subscriptionStatus === 'free' ? texts.doneNow : texts.doneLater;
      toast({ title: texts.done, description });
      setOpen(false);
      setEnding(true);
    } catch {
      toast({ title: common.error, description: texts.failed, tone: 'destructive' });
    }
    setPending(false);
  };

  if (ending) return <Ending />;
  return (
    <>
      <Button variant="ghost" size="sm" className="mt-5 -ml-4.5" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={texts.title(name)}
        description={texts.text(name)}
      >
        <div className="mt-7 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" size="sm" onClick={() => setOpen(false)}>
            {texts.keep(name)}
          </Button>
          <Button size="sm" aria-disabled={pending} onClick={() => void cancel()}>
            {pending ? texts.pending : texts.action}
          </Button>
        </div>
      </Dialog>
    </>
  );
};
