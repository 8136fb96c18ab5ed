import type { Species } from '@contract/species';
import { Bird, Cat, Dog, PawPrint, Rabbit, type LucideIcon } from 'lucide-react';
import { MarkDisc, type MarkSize } from './mark-disc';

const ICONS: Record<Species, LucideIcon> = {
  cane: Dog,
  gatto: Cat,
  coniglio: Rabbit,
  uccello: Bird,
  altro: PawPrint,
};

/** A decorative disc with the animal's outline. */
export const SpeciesMark = ({ species, size }: { species: Species; size?: MarkSize }) => (
  <MarkDisc icon={ICONS[species]} {...(size === undefined ? {} : { size })} />
);
