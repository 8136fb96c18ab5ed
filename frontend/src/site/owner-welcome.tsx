import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { PLANS } from '@contract/plans';
import { QueryClientProvider } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { queryClient, usePets } from '../shared/queries';
import type { ClientUser } from '../shared/session.store';
import { useFirstTexts } from '../shared/texts/first';
import { Badge } from '../shared/ui/badge';
import { Button } from '../shared/ui/button';
import { Skeleton } from '../shared/ui/loading';
import { PetFace } from '../shared/ui/pet-photo';
import { useOwnerTexts } from './owner-texts';

/** The pets page has the others. */
const MOST_SHOWN = 4;

const chatWith = ({ id }: Pet): string => `${PAGES.chat}?petId=${id}`;

const Pets = ({ pets }: { pets: readonly Pet[] }) => {
  const { common } = useFirstTexts();
  const owner = useOwnerTexts();
  return (
    <ul
      aria-label={owner.yourPets}
      className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,40%)),1fr))] gap-x-3 border-t border-line"
    >
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
              <span className="block text-sm text-soft">{common.animal(pet)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** What an owner with pets continues with. */
const GoOn = ({ pets }: { pets: readonly Pet[] }) => {
  const owner = useOwnerTexts();
  const [first] = pets;
  return (
    <>
      {first && <Pets pets={pets} />}
      <div className="mt-7 flex flex-wrap gap-2.5">
        {first && (
          <Button className="[overflow-wrap:anywhere] max-sm:w-full" asChild>
            <Link to={chatWith(first)}>{owner.goOn(first.name)}</Link>
          </Button>
        )}
        <Button variant={first ? 'quiet' : 'main'} className="max-sm:w-full" asChild>
          <Link to={PAGES.pets}>{owner.allPets}</Link>
        </Button>
      </div>
    </>
  );
};

/** What an owner begins with, as long as there is no pet. */
const Begin = () => {
  const owner = useOwnerTexts();
  return (
    <>
      <p className="mt-5 max-w-[26em] text-lg leading-snug text-pretty text-soft">{owner.lead}</p>
      <ul className="mt-5 grid gap-3">
        {owner.gains.map((gain) => (
          <li key={gain} className="flex gap-2.5 leading-snug">
            <Check aria-hidden className="size-5 text-green" />
            {gain}
          </li>
        ))}
      </ul>
      <Button className="mt-7 max-sm:w-full" asChild>
        <Link to={`${PAGES.pets}?edit=new`}>{owner.addFirst}</Link>
      </Button>
    </>
  );
};

const Welcome = ({ user }: { user: ClientUser }) => {
  const { common } = useFirstTexts();
  const owner = useOwnerTexts();
  const { data: pets, isError } = usePets();
  const plan = PLANS.find((known) => known === user.subscriptionStatus) ?? 'free';
  const isNew = pets?.length === 0;
  // The greeting awaits the pets: it depends on whether there are any.
  if (pets === undefined && !isError) return <Skeleton className="h-60 rounded-card" />;
  return (
    <div className="min-w-0 animate-fade">
      <h1 className="text-[clamp(2.125rem,4.4vw,3.25rem)] leading-[1.08] wrap-break-word">
        {isNew ? owner.welcome(user.displayName) : owner.welcomeBack(user.displayName)}
      </h1>
      <p className="mt-3">
        <Badge>{common.plans[plan]}</Badge>
      </p>
      {isNew ? <Begin /> : <GoOn pets={pets ?? []} />}
    </div>
  );
};

/** The home page for a signed-in owner: their pets and their plan. */
export const OwnerWelcome = ({ user }: { user: ClientUser }) => (
  <QueryClientProvider client={queryClient}>
    <Welcome user={user} />
  </QueryClientProvider>
);
