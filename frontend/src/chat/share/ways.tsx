import type { Message } from '@contract/chat';
import { FileText, Image as Picture, Printer, type LucideIcon } from 'lucide-react';
import { useContext, useState } from 'react';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { toast, toastError } from '../../shared/ui/notices.store';
import { PetContext } from '../pet-context';
import { pictureOf } from './picture';
import { sharePicture, shareText, type Handed } from './share';
import { sharedAnswer, textOf } from './shared-answer';

interface WayProps {
  icon: LucideIcon;
  label: string;
  busy?: boolean;
  onClick: () => void;
}

const Way = ({ icon: Icon, label, busy = false, onClick }: WayProps) => (
  <Button
    variant="quiet"
    className="w-full justify-start"
    aria-disabled={busy}
    onClick={() => !busy && onClick()}
  >
    <Icon aria-hidden className="size-5 text-green" />
    {label}
  </Button>
);

const useSharing = (message: Message, onDone: () => void) => {
  const { share } = useTexts().chatTools;
  const language = useLanguage();
  const pet = useContext(PetContext);
  const [busy, setBusy] = useState(false);

  const hand = async (way: () => Promise<Handed>): Promise<void> => {
    setBusy(true);
    try {
      const handed = await way();
      if (handed === 'saved' || handed === 'copied') toast({ title: share[handed] });
      if (handed !== 'left') onDone();
    } catch {
      toastError(share.failed);
    } finally {
      setBusy(false);
    }
  };
  const answer = sharedAnswer(message, pet?.name ?? '', language);
  return {
    busy,
    asText: () => hand(() => shareText(textOf(answer))),
    asPicture: () =>
      hand(async () =>
        sharePicture(await pictureOf(answer, share.goesOn), `zampa-${message.id}.png`),
      ),
  };
};

interface WaysProps {
  message: Message;
  onClose: () => void;
  onPrint: (all: boolean) => void;
}

/** What can be done with an answer. */
export const Ways = ({ message, onClose, onPrint }: WaysProps) => {
  const { share } = useTexts().chatTools;
  const { busy, asText, asPicture } = useSharing(message, onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={share.title}>
      <div className="mt-5 grid gap-2.5">
        <Way icon={Picture} label={share.picture} busy={busy} onClick={() => void asPicture()} />
        <Way icon={FileText} label={share.text} busy={busy} onClick={() => void asText()} />
        <Way icon={Printer} label={share.print} onClick={() => onPrint(false)} />
        <Way icon={Printer} label={share.printAll} onClick={() => onPrint(true)} />
      </div>
    </Dialog>
  );
};
