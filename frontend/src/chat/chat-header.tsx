import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { ChevronRight, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { memo } from 'react';
import { petPath } from '../shared/address';
import { preparing } from '../shared/late';
import { openSearch, searchCode } from '../shared/search.store';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { useRemainingQuestions } from './free-plan';
import { LivePortrait } from './live-portrait';
import type { Variant } from './variant';

interface ChatHeaderProps {
  pet: Pet;
  variant: Variant;
  sessionId: number;
  /** Whether the page's one light is here; on wide screens the panel has it. */
  lit: boolean;
  /** Whether the light's place is known; until then nothing is shown that would move. */
  known: boolean;
}

/** Keeps the text beside the portrait, which stays on the sill however long the text is. */
const BESIDE = 'max-lg:pl-[88px] @max-[14rem]:pl-0 short:pl-0';

const LIGHT = 'max-lg:not-short:lamplight lamp-in-header';

export const ChatHeader = memo(({ pet, variant, sessionId, lit, known }: ChatHeaderProps) => {
  const { chat, common, petPage, search } = useTexts();
  const remaining = useRemainingQuestions();
  const animal = common.animal(pet);
  const older = variant === 'pet';
  const about = pet.breed ? `${animal}, ${pet.breed}` : animal;
  return (
    <div
      className={`flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-2.5 max-lg:content-center max-lg:py-1 sm:px-6 max-lg:not-short:min-h-21 ${lit ? LIGHT : ''}`}
    >
      <Link
        to={petPath(pet.id)}
        title={petPage.open(pet.name)}
        className={`group flex min-h-[44px] min-w-0 items-center rounded-xl ${lit ? 'flex-[1_1_12rem]' : 'flex-[1_1_7rem]'} ${older ? 'max-sm:flex-[1_1_75%]' : ''} ${known ? '' : 'max-lg:invisible'}`}
      >
        {lit && (
          <LivePortrait
            pet={pet}
            sessionId={sessionId}
            size={82}
            className="absolute bottom-0 left-3 -mb-px sm:left-5 lg:hidden @max-[14rem]:hidden short:hidden"
          />
        )}
        <div className={`min-w-0 leading-tight [overflow-wrap:anywhere] ${lit ? BESIDE : ''}`}>
          <h1 className="pb-0.5 text-[1.0625rem] tracking-[-0.015em] sm:text-lg">
            {older ? chat.header.withPet(pet.name) : chat.header.withZampa}
          </h1>
          <p className="text-sm text-(--on-glow) transition-colors group-hover:text-ink">
            {older ? about : chat.header.talkingAbout(pet.name, animal.toLowerCase())}
            <ChevronRight aria-hidden className="ml-0.5 inline size-4 align-[-0.2em]" />
          </p>
        </div>
      </Link>
      {remaining !== null && (
        <span
          className={`text-[0.8125rem] leading-tight text-faint max-sm:order-last sm:pl-0! ${older ? 'max-sm:flex-[1_1_11rem]' : 'max-sm:-mt-1 max-sm:basis-full'} ${lit ? BESIDE : ''}`}
        >
          {chat.header.remaining(remaining)}
        </span>
      )}
      {older && (
        <Button variant="quiet" size="sm" className="ml-auto max-sm:order-last" asChild>
          <Link to={PAGES.pets}>{chat.header.changePet}</Link>
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        className="-mr-2 lg:hidden"
        aria-label={search.title}
        title={search.title}
        aria-haspopup="dialog"
        onClick={openSearch}
        {...preparing(searchCode)}
      >
        <Search aria-hidden className="size-5" />
      </Button>
    </div>
  );
});
