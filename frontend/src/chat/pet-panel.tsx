import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { memo } from 'react';
import { petPath } from '../shared/address';
import { ageText } from '../shared/age-text';
import { cutText, formatWeight } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useTexts } from '../shared/texts';
import { Chip } from '../shared/ui/badge';
import { Card } from '../shared/ui/card';
import { SpeciesMark } from '../shared/ui/species-mark';
import { UnreadBadge } from '../shared/ui/unread-badge';
import { chatPath, type Variant } from './variant';

const FACT_LENGTH = 30;

const ROW =
  'flex min-h-11 items-center gap-3 rounded-xl px-2.5 py-1.5 font-medium text-soft transition-colors hover:bg-card hover:text-ink';

const useFacts = (pet: Pet): string[] => {
  const { common } = useTexts();
  const language = useLanguage();
  const { weight, healthConditions, personalityTraits } = pet;
  return [
    ageText(pet, common),
    weight === null ? null : formatWeight(weight, language),
    healthConditions === null ? null : cutText(healthConditions, FACT_LENGTH),
    personalityTraits === null ? null : cutText(personalityTraits, FACT_LENGTH),
  ].filter((fact): fact is string => fact !== null);
};

interface PetPanelProps {
  pet: Pet;
  pets: readonly Pet[];
  variant: Variant;
}

export const PetPanel = memo(({ pet, pets, variant }: PetPanelProps) => {
  const { common, chat, petPage } = useTexts();
  const facts = useFacts(pet);
  const others = pets.filter(({ id }) => id !== pet.id);
  const species = common.species[pet.species];
  return (
    <aside
      aria-label={chat.panel.label}
      className="hidden w-72 shrink-0 flex-col gap-5 overflow-y-auto border-r border-line bg-sunk p-5 lg:flex"
    >
      <Card className="p-4">
        <div className="flex items-center gap-3">
          <SpeciesMark species={pet.species} />
          <p className="min-w-0 leading-tight">
            <Link
              to={petPath(pet.id)}
              title={petPage.open(pet.name)}
              className="block font-display text-lg font-[640] tracking-[-0.02em] underline-offset-3 [overflow-wrap:anywhere] hover:underline"
            >
              {pet.name}
            </Link>
            <span className="block text-sm text-faint [overflow-wrap:anywhere]">
              {pet.breed ? `${species}, ${pet.breed}` : species}
            </span>
          </p>
        </div>
        {facts.length > 0 && (
          <ul className="mt-3.5 flex flex-wrap gap-1.5">
            {facts.map((fact) => (
              <li key={fact} className="max-w-full">
                <Chip>
                  <span className="truncate">{fact}</span>
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <nav aria-label={chat.panel.others} className="grid gap-0.5">
        {others.map((other) => (
          <Link key={other.id} to={chatPath(variant, other.id)} className={ROW}>
            <SpeciesMark species={other.species} size="sm" />
            <span className="min-w-0 flex-1 truncate">{other.name}</span>
            <UnreadBadge petId={other.id} />
          </Link>
        ))}
        <Link to={PAGES.pets} className={ROW}>
          <span aria-hidden className="grid size-8 place-items-center rounded-full bg-card">
            <Plus className="size-4" />
          </span>
          {chat.panel.add}
        </Link>
      </nav>
    </aside>
  );
});
