import type { Pet } from '@contract/pets';
import { ChevronRight, MessageCircle, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { petPath } from '../shared/address';
import { ageText } from '../shared/age-text';
import { cutText, formatWeight } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useTexts } from '../shared/texts';
import { Chip } from '../shared/ui/badge';
import { Button } from '../shared/ui/button';
import { Card } from '../shared/ui/card';
import { PetFace } from '../shared/ui/pet-photo';
import { UnreadBadge } from '../shared/ui/unread-badge';
import { chatWith } from './pets.api';
import { hasLongWord } from './roof';

const HEALTH_LENGTH = 30;

interface PetCardProps {
  pet: Pet;
  /** Whether its form has just been closed. */
  focused: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

export const PetCard = ({ pet, focused, onEdit, onRemove }: PetCardProps) => {
  const { common, petPage, pets } = useTexts();
  const language = useLanguage();
  const { name, breed, weight, healthConditions } = pet;
  const age = ageText(pet, common);
  return (
    <Card className="group relative flex h-full flex-col p-[20px] sm:min-h-49 transition-shadow focus-within:shadow-float hover:shadow-float">
      <div className="flex flex-wrap items-start gap-[14px]">
        <PetFace pet={pet} seat="disc" size={64} />
        <div className="min-w-0 flex-[1_1_6rem] leading-snug">
          <h2
            className={`[overflow-wrap:anywhere] sm:text-[1.1875rem] ${hasLongWord(name) ? 'text-base' : 'text-[1.1875rem]'}`}
          >
            <Link
              to={chatWith(pet)}
              className="rounded-card outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-green"
            >
              {name}
            </Link>
          </h2>
          <p className="mt-1 text-[0.9375rem] [overflow-wrap:anywhere] text-faint">
            {common.animal(pet)}
            {breed !== null && `, ${breed}`}
          </p>
        </div>
        <div className="relative -mt-[10px] -mr-[10px] flex">
          <Button
            variant="ghost"
            size="icon"
            autoFocus={focused}
            aria-label={pets.edit(name)}
            onClick={onEdit}
          >
            <Pencil aria-hidden className="size-4.5" />
          </Button>
          <Button variant="ghost" size="icon" aria-label={pets.remove(name)} onClick={onRemove}>
            <Trash2 aria-hidden className="size-4.5" />
          </Button>
        </div>
      </div>
      <div className="mt-4 mb-5 flex flex-wrap gap-1.5">
        {age !== null && <Chip>{age}</Chip>}
        {weight !== null && <Chip>{formatWeight(weight, language)}</Chip>}
        {healthConditions !== null && <Chip>{cutText(healthConditions, HEALTH_LENGTH)}</Chip>}
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 text-[0.9375rem] font-semibold">
        <p aria-hidden className="flex items-center gap-2 text-green">
          <MessageCircle className="size-4.5" />
          {pets.openChat}
        </p>
        <span className="mr-auto -ml-2 flex">
          <UnreadBadge petId={pet.id} />
        </span>
        <Link
          to={petPath(pet.id)}
          aria-label={`${petPage.link}: ${name}`}
          className="relative -my-3 -mr-2 inline-flex min-h-[44px] items-center gap-1 rounded-full px-2 text-soft transition-colors hover:text-ink"
        >
          {petPage.link}
          <ChevronRight aria-hidden className="size-4.5" />
        </Link>
      </div>
    </Card>
  );
};
