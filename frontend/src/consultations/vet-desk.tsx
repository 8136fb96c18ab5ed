import type { Triage } from '@contract/chat';
import type { Consultation } from '@contract/consultations';
import { includesPlan } from '@contract/plans';
import type { Pet } from '@contract/pets';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { isOpen } from '../shared/consultations';
import { usePartnerVets } from '../shared/partner-vets';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts';
import { AskVet } from './ask-vet';
import { CaseStrip } from './case-strip';
import { Rating } from './rating';
import { hasJustExpired, isToBeRated } from './rating-time';

interface VetDeskProps {
  pet: Pet;
  sessionId: number;
  /** Newest first. */
  consultations: readonly Consultation[];
  onEmergency: (triage: Triage) => void;
}

/** Above the composer: a way to ask a vet, the progress of the case, and its rating. */
export const VetDesk = ({ pet, sessionId, consultations, onEmergency }: VetDeskProps) => {
  const texts = useTexts().consultations;
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  const hasVets = usePartnerVets();
  const [asking, setAsking] = useState(false);
  const open = consultations.find(isOpen);
  const [newest] = consultations;
  if (open) return <CaseStrip key={open.id} consultation={open} sessionId={sessionId} />;
  return (
    <>
      {newest && isToBeRated(newest) && <Rating key={newest.id} consultation={newest} />}
      {newest && hasJustExpired(newest) && (
        <p role="status" className="px-[8px] leading-snug">
          {texts.expired}
        </p>
      )}
      {hasVets && includesPlan(plan, 'expert') && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
          className="flex min-h-[44px] items-center gap-[8px] rounded-full px-[8px] text-left leading-tight font-semibold text-green underline underline-offset-3"
        >
          <Stethoscope aria-hidden className="size-[18px]" />
          {texts.ask}
        </button>
      )}
      {asking && <AskVet pet={pet} onEmergency={onEmergency} onClose={() => setAsking(false)} />}
    </>
  );
};
