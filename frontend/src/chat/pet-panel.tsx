import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { Plus, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { memo } from 'react';
import { petPath } from '../shared/address';
import { ageText } from '../shared/age-text';
import { cutText, formatWeight } from '../shared/format';
import { isMac } from '../shared/is-mac';
import { useLanguage } from '../shared/preferences.store';
import { preparing } from '../shared/late';
import { openSearch, searchCode } from '../shared/search.store';
import { useTexts } from '../shared/texts';
import { Chip } from '../shared/ui/badge';
import { Card } from '../shared/ui/card';
import { useMedia } from '../shared/use-media';
import { LivePortrait } from './live-portrait';
import { OtherPet } from './other-pet';
import type { Variant } from './variant';

/** Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';

const FACT_LENGTH = 30;

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

const FindButton = () => {
  const { search } = useTexts();
  const mac = isMac();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={mac ? 'Meta+K' : 'Control+K'}
      onClick={openSearch}
      {...preparing(searchCode)}
      className="flex min-h-11 items-center gap-2 rounded-xl border border-edge bg-card px-3 py-1.5 text-left text-sm text-soft transition-colors hover:border-faint hover:text-ink"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{search.title}</span>
      <kbd aria-hidden className="font-sans text-[0.8125rem] whitespace-nowrap text-faint">
        {mac ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
};

interface PetPanelProps {
  pet: Pet;
  pets: readonly Pet[];
  variant: Variant;
  sessionId: number;
  /** Whether the page's one light is here. */
  lit: boolean;
}

/** The pet sits on the sill that its name forms. */
const PetCard = ({ pet, sessionId, lit }: Omit<PetPanelProps, 'pets' | 'variant'>) => {
  const { common, petPage } = useTexts();
  const facts = useFacts(pet);
  const animal = common.animal(pet);
  const light = 'lamplight [--glow-h:66%] [--glow-w:92%] [--glow-x:58%] [--glow-y:26%]';
  return (
    <Card className={`flex flex-col overflow-hidden rounded-[20px] pt-2.5 ${lit ? light : ''}`}>
      <LivePortrait pet={pet} sessionId={sessionId} size={132} className="-mb-px self-center!" />
      <div className="border-t border-line bg-card px-4 pt-3 pb-4 text-center leading-tight">
        <Link
          to={petPath(pet.id)}
          title={petPage.open(pet.name)}
          className="font-display text-xl font-[650] tracking-[-0.02em] underline-offset-3 [overflow-wrap:anywhere] hover:underline"
        >
          {pet.name}
        </Link>
        <p className="mt-0.5 text-[0.90625rem] [overflow-wrap:anywhere] text-soft">
          {pet.breed ? `${animal}, ${pet.breed}` : animal}
        </p>
        {facts.length > 0 && (
          <ul className="mt-2.5 flex flex-wrap justify-center gap-1.5">
            {facts.map((fact) => (
              <li key={fact} className="max-w-full">
                <Chip>
                  <span className="truncate">{fact}</span>
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};

const Panel = ({ pet, pets, variant, sessionId, lit }: PetPanelProps) => {
  const { chat } = useTexts();
  const others = pets.filter(({ id }) => id !== pet.id);
  return (
    <aside
      aria-label={chat.panel.label}
      className="flex w-75 shrink-0 flex-col gap-4 overflow-y-auto border-r border-line bg-sunk p-4"
    >
      <FindButton />
      <PetCard pet={pet} sessionId={sessionId} lit={lit} />
      <nav aria-label={chat.panel.others} className="grid gap-1">
        {others.map((other) => (
          <OtherPet key={other.id} pet={other} variant={variant} />
        ))}
        <Link
          to={PAGES.pets}
          className="flex min-h-15 items-center gap-3 rounded-xl px-2 py-2 font-medium text-soft transition-colors hover:bg-card hover:text-ink"
        >
          <span
            aria-hidden
            className="grid size-[44px] shrink-0 place-items-center rounded-full border border-dashed border-edge"
          >
            <Plus className="size-4.5" />
          </span>
          {chat.panel.add}
        </Link>
      </nav>
    </aside>
  );
};

/** For wide screens: a narrow chat has the pet in its header. */
export const PetPanel = memo((props: PetPanelProps) => useMedia(WIDE) && <Panel {...props} />);
