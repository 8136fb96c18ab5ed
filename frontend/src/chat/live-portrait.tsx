import type { Pet } from '@contract/pets';
import { Portrait } from '../shared/ui/portrait';
import { useMood } from './use-mood';

interface LivePortraitProps {
  pet: Pet;
  sessionId: number;
  size: number;
  className: string;
}

/** The pet on its sill, following the answer; the only part of the page that does. */
export const LivePortrait = ({ sessionId, ...props }: LivePortraitProps) => (
  <Portrait seat="sill" mood={useMood(sessionId)} {...props} />
);
