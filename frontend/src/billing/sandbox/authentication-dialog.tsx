import { useStore } from 'zustand';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import type { CardStore } from './card.store';

/** The bank's question. Closing it is a refusal, as it is with a real bank. */
export const AuthenticationDialog = ({ store }: { store: CardStore }) => {
  const { sandbox } = useTexts();
  const { secure } = sandbox;
  const answer = useStore(store, (state) => state.answer);
  return (
    <Dialog
      open={answer !== null}
      onOpenChange={(open) => {
        if (!open) answer?.(false);
      }}
      title={secure.title}
      description={secure.text}
    >
      <p className="mt-4 text-sm font-semibold text-apricot-ink">{sandbox.mark}</p>
      <div className="mt-6 grid gap-3">
        <Button onClick={() => answer?.(true)}>{secure.complete}</Button>
        <Button variant="quiet" onClick={() => answer?.(false)}>
          {secure.fail}
        </Button>
      </div>
    </Dialog>
  );
};
