import type { Triage } from '@contract/chat';
import type { Consultation } from '@contract/consultations';
import { includesPlan } from '@contract/plans';
import type { Pet } from '@contract/pets';
import { createContext, use, type ReactNode } from 'react';
import { isOpen, useConsultations } from '../shared/consultations';
import { useSession } from '../shared/session.store';
import type { Thread } from './thread';

export interface VetDeskProps {
  pet: Pet;
  sessionId: number;
  consultations: readonly Consultation[];
  /** Called for an emergency; its card is shown where such cards belong. */
  onEmergency: (triage: Triage) => void;
}

/** Shown between log and composer to owners who may ask a vet; set by the application. */
export const VetDeskContext = createContext<(props: VetDeskProps) => ReactNode>(() => null);

const NONE: readonly Consultation[] = [];

/** A pet's consultations: read if the plan includes them, or the chat shows that it once did. */
export const useVetCases = (petId: number, { messages }: Thread): readonly Consultation[] => {
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  const hadOne = messages.some(({ consultationId }) => consultationId !== undefined);
  const { data = NONE } = useConsultations(petId, includesPlan(plan, 'expert') || hadOne);
  return data;
};

/** The desk, for owners who may ask a vet or have asked one; others do not load its code. */
export const useVetDesk = (
  consultations: readonly Consultation[],
): ((props: VetDeskProps) => ReactNode) | null => {
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  const desk = use(VetDeskContext);
  return includesPlan(plan, 'expert') || consultations.length > 0 ? desk : null;
};

/** The name of the vet who has the case now. */
export const vetInCharge = (consultations: readonly Consultation[]): string | null => {
  const open = consultations.find(isOpen);
  return open?.state === 'taken' ? (open.vet?.name ?? null) : null;
};
