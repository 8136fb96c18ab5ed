import type { Pet } from '@contract/pets';
import { PetFace } from '../shared/ui/pet-photo';
import { useMood } from './use-mood';

interface LivePortraitProps {
  pet: Pet;
  sessionId: number;
  size: number;
  className: string;
}

/** The pet on its sill, reacting to the answer; nothing else on the page re-renders for that. */
export const LivePortrait = ({ sessionId, ...props }: LivePortraitProps) => (
  <PetFace seat="sill" mood={useMood(sessionId)} {...props} />
);
