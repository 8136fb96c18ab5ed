import type { Pet } from '@contract/pets';
import { PetFace } from '../shared/ui/pet-photo';
import { useMood } from './use-mood';

interface LivePortraitProps {
  pet: Pet;
  sessionId: number;
  size: number;
  className: string;
}

/** The pet on its sill, following the answer; the only part of the page that does. */
export const LivePortrait = ({ sessionId, ...props }: LivePortraitProps) => (
  <PetFace seat="sill" mood={useMood(sessionId)} {...props} />
);
