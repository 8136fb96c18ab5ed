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

/** The same on the sill of its page, in the seat of a portrait. */
export const SpeciesSeat = ({ species }: { species: Species }) => {
  const Icon = ICONS[species];
  return (
    <span
      aria-hidden
      className="grid h-[118px] w-[128px] shrink-0 place-items-center rounded-t-full bg-apricot-wash text-apricot-ink @max-[21rem]:hidden sm:h-[200px] sm:w-[216px]"
    >
      <Icon strokeWidth={1.25} className="size-[64px] sm:size-[108px]" />
    </span>
  );
};
