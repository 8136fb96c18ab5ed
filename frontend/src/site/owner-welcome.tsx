import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { PLANS } from '@contract/plans';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryClient, usePets } from '../shared/queries';
import type { ClientUser } from '../shared/session.store';
import { useFirstTexts } from '../shared/texts/first';
import { Badge } from '../shared/ui/badge';
import { Button } from '../shared/ui/button';
import { Skeleton } from '../shared/ui/loading';
import { PetFace } from '../shared/ui/pet-photo';

/** The pets page has the others. */
const MOST_SHOWN = 4;

const chatWith = ({ id }: Pet): string => `${PAGES.chat}?petId=${id}`;

const Pets = ({ pets }: { pets: readonly Pet[] }) => {
  const { common, worry } = useFirstTexts();
  return (
    <ul aria-label={worry.yourPets} className="mt-6 grid grid-cols-2 gap-x-3 border-t border-line">
      {pets.slice(0, MOST_SHOWN).map((pet) => (
        <li key={pet.id} className="min-w-0 border-b border-line">
          <Link
            to={chatWith(pet)}
            className="flex min-h-16 items-center gap-3 rounded-xl py-2 transition-colors hover:bg-sunk"
          >
            <PetFace pet={pet} seat="disc" size={44} />
            <span className="min-w-0 leading-snug">
              <span className="block truncate font-display text-[1.1875rem] font-[650]">
                {pet.name}
              </span>
              <span className="block text-sm text-soft">{common.species[pet.species]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Content = () => {
  const { worry } = useFirstTexts();
  const { data: pets, isError } = usePets();
  const [first] = pets ?? [];
  if (pets === undefined && !isError) return <Skeleton className="mt-6 h-33 rounded-card" />;
  return (
    <>
      {first && <Pets pets={pets ?? []} />}
      <div className="mt-7 flex flex-wrap gap-2.5">
        {first && (
          <Button className="max-sm:w-full" asChild>
            <Link to={chatWith(first)}>{worry.goOn(first.name)}</Link>
          </Button>
        )}
        <Button variant={first ? 'quiet' : 'main'} className="max-sm:w-full" asChild>
          <Link to={pets?.length === 0 ? `${PAGES.pets}?edit=new` : PAGES.pets}>
            {pets?.length === 0 ? worry.addFirst : worry.allPets}
          </Link>
        </Button>
      </div>
    </>
  );
};

/** The home page for a signed-in owner: their pets and their plan. */
export const OwnerWelcome = ({ user }: { user: ClientUser }) => {
  const { common, worry } = useFirstTexts();
  const plan = PLANS.find((known) => known === user.subscriptionStatus) ?? 'free';
  return (
    <QueryClientProvider client={queryClient}>
      <div className="min-w-0 animate-fade">
        <h1 className="text-[clamp(2.125rem,4.4vw,3.25rem)] leading-[1.08] [overflow-wrap:anywhere]">
          {worry.welcome(user.displayName)}
        </h1>
        <p className="mt-3">
          <Badge>{common.plans[plan]}</Badge>
        </p>
        <Content />
      </div>
    </QueryClientProvider>
  );
};
