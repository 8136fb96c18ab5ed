import type { Pet } from '@contract/pets';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../shared/texts';
import { StateCard } from '../shared/ui/card';
import { SpeciesMark } from '../shared/ui/species-mark';
import { chatAddress, type Variant } from './variant';

export const SelectPet = ({ pets, variant }: { pets: readonly Pet[]; variant: Variant }) => {
  const { chat, common } = useTexts();
  return (
    <StateCard title={chat.gate.selectTitle} text={chat.gate.selectText}>
      <ul className="grid grid-cols-1 gap-2 text-left">
        {pets.map((pet) => (
          <li key={pet.id}>
            <Link
              to={chatAddress(variant, pet.id)}
              className="flex min-h-16 items-center gap-[14px] rounded-card border border-line bg-card px-[16px] py-2.5 transition-shadow hover:shadow-float"
            >
              <SpeciesMark species={pet.species} />
              <span className="min-w-0 flex-1 leading-snug">
                <span className="block font-semibold [overflow-wrap:anywhere]">{pet.name}</span>
                <span className="block text-sm text-faint">{common.species[pet.species]}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </StateCard>
  );
};
