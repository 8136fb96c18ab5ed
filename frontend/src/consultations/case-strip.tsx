import type { Consultation } from '@contract/consultations';
import { Clock, Stethoscope } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { invalidateConsultations } from '../shared/consultations';
import { formatNearTime } from '../shared/near-time';
import { useLanguage } from '../shared/preferences.store';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Dialog } from '../shared/ui/dialog';
import { toast, toastError } from '../shared/ui/notices.store';
import { withdraw } from './consultations.api';
import { useAbsence } from './use-absence';
import { useVetWords } from './use-vet-words';

interface StripProps {
  consultation: Consultation;
  sessionId: number;
}

const EndDialog = ({
  consultation,
  onClose,
}: {
  consultation: Consultation;
  onClose: () => void;
}) => {
  const { strip, failed } = useTexts().consultations;
  const [busy, setBusy] = useState(false);
  const isTaken = consultation.state === 'taken';
  const end = async (): Promise<void> => {
    setBusy(true);
    try {
      await withdraw(consultation.id);
      toast({ title: isTaken ? strip.ended : strip.withdrawn });
      onClose();
      void invalidateConsultations(consultation.petId);
    } catch {
      toastError(failed.other);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isTaken ? strip.endTitle : strip.withdrawTitle}
      description={isTaken ? strip.endText : strip.withdrawText}
    >
      <Button variant="danger" className="mt-6 w-full" disabled={busy} onClick={() => void end()}>
        {isTaken ? strip.end : strip.withdraw}
      </Button>
    </Dialog>
  );
};

/** Tells the owner when a vet has handed the case back. */
const useReturned = ({ state }: Consultation): void => {
  const { strip } = useTexts().consultations;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'taken' && state === 'waiting') toast({ title: strip.returned });
    before.current = state;
  }, [state, strip]);
};

/** The progress of an open question to a vet. */
export const CaseStrip = ({ consultation, sessionId }: StripProps) => {
  const { strip } = useTexts().consultations;
  const [ending, setEnding] = useState(false);
  const typing = useVetWords(sessionId);
  useReturned(consultation);
  const absence = useAbsence(consultation);
  const language = useLanguage();
  const { state, vet, askedAt } = consultation;
  const isTaken = state === 'taken' && vet !== null;
  const Icon = isTaken ? Stethoscope : Clock;
  return (
    <section
      aria-label={isTaken ? strip.taken(vet.name) : strip.waiting}
      className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-card py-1.5 pr-1.5 pl-4 short:py-0"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-green" />
      <p role="status" className="min-w-0 flex-[1_1_9rem] leading-snug [overflow-wrap:anywhere]">
        <span className="font-semibold">{isTaken ? strip.taken(vet.name) : strip.waiting}</span>{' '}
        <span className="block text-sm text-soft short:sr-only">
          {isTaken
            ? typing
              ? strip.typing(vet.name)
              : (absence ?? strip.toVet)
            : `${strip.waitingSince(formatNearTime(askedAt, language))}. ${absence ?? strip.stillZampa}`}
        </span>
      </p>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setEnding(true)}>
        {isTaken ? strip.end : strip.withdraw}
      </Button>
      {ending && <EndDialog consultation={consultation} onClose={() => setEnding(false)} />}
    </section>
  );
};
