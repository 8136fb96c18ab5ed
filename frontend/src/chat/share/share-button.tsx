import type { Message } from '@contract/chat';
import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { late, preparing } from '../../shared/late';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { withTexts } from '../../shared/texts/first';
import { print } from './print';

const Ways = late(async () => (await withTexts(import('./ways'))).Ways);

export const ShareButton = ({ message }: { message: Message }) => {
  const { share } = useTexts().chatTools;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);

  const printOnceClosed = (all: boolean): void => {
    const answer = all ? null : button.current?.closest('article');
    close();
    // The dialog is gone only after the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => print(answer)));
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={share.open}
        title={share.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...preparing(Ways)}
      >
        <Share2 aria-hidden className="size-4.5" />
      </Button>
      {open && (
        <Ways message={message} onClose={close} onPrint={printOnceClosed} onFailed={close} />
      )}
    </>
  );
};
