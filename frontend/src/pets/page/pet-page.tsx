import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { includesPlan } from '@contract/plans';
import { MessageCircle, Palette } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ageText } from '../../shared/age-text';
import { usePetTitle } from '../../shared/document';
import { cutText, formatWeight } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/pages';
import { Chip } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { withTexts } from '../../shared/texts/first';
import { AddEntry } from '../diary/add-entry';
import { DiarySection } from '../diary/diary-section';
import { InsightsLoading } from '../insights/insights-loading';
import { MissingPet } from '../missing-pet';
import { chatWith } from '../pets.api';
import { PhotoButton } from '../photo/photo-button';
import { RemindersCard } from '../reminders/reminders-card';
import { Roof } from '../roof';
import { SummaryLinkButton } from '../summary/summary-link-button';
import { WithPets } from '../with-pets';
import { FactSection } from './fact-section';
import { MemorySection } from './memory-section';

const loadInsights = () => withTexts(import('../insights/insights-section'));
const FindingsSection = lazy(async () => ({ default: (await loadInsights()).FindingsSection }));
const ChartsSection = lazy(async () => ({ default: (await loadInsights()).ChartsSection }));

const Header = ({ pet }: { pet: Pet }) => {
  const { common, portraits } = useTexts();
  const animal = common.animal(pet);
  return (
    <Roof
      pet={pet}
      name={pet.name}
      text={pet.breed === null ? animal : `${animal}, ${pet.breed}`}
      width="max-w-[1160px]"
      tools={
        <div className="flex flex-wrap md:justify-end">
          <PhotoButton pet={pet} />
          <Button asChild variant="ghost" size="icon">
            <Link to={`${PAGES.pets}?edit=${pet.id}`} aria-label={portraits.change(pet.name)}>
              <Palette aria-hidden className="size-5" />
            </Link>
          </Button>
        </div>
      }
    />
  );
};

const CONDITION_LENGTH = 40;

const Summary = ({ pet }: { pet: Pet }) => {
  const { common, petPage, pets } = useTexts();
  const language = useLanguage();
  const facts = [
    ageText(pet, common),
    pet.weight && formatWeight(pet.weight, language),
    pet.neutered === true && petPage.isNeutered(pet.sex),
    pet.healthConditions && cutText(pet.healthConditions, CONDITION_LENGTH),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <ul className="flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact}>
            <Chip>{fact}</Chip>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5 *:flex-[1_0_auto] max-sm:w-full max-sm:*:max-w-full max-sm:*:px-3 print:hidden">
        <SummaryLinkButton pet={pet} />
        <Button asChild variant="quiet">
          <Link to={chatWith(pet)}>
            <MessageCircle aria-hidden className="size-5" />
            {pets.openChat}
          </Link>
        </Button>
      </div>
    </div>
  );
};

const Facts = ({ pet }: { pet: Pet }) => {
  const { petPage } = useTexts();
  return (
    <div className="grid grid-cols-1 gap-5">
      <FactSection
        pet={pet}
        title={petPage.about(pet.name)}
        facts={['birthDate', 'sex', 'neutered', 'breed', 'weight', 'personalityTraits']}
      />
      <FactSection
        pet={pet}
        title={petPage.health}
        facts={['healthConditions', 'allergies', 'medicines']}
      />
      <FactSection
        pet={pet}
        title={petPage.contacts}
        text={petPage.contactsText(pet.name)}
        facts={['vet', 'nightClinic']}
      />
    </div>
  );
};

/**
 * The parts are in the order in which a narrow page shows them. Wide ones have two columns, whose
 * first row is there even when empty: without it, the second column would push the first one down.
 * Without a diary the left column would be all but empty, so the facts fill it.
 */
const PetView = ({ pet }: { pet: Pet }) => {
  usePetTitle(pet.name);
  const keepsDiary = useSession(({ user }) =>
    includesPlan(user?.subscriptionStatus ?? 'free', 'pro'),
  );
  return (
    <>
      <Header pet={pet} />
      <div className="mx-auto w-full max-w-[1160px] px-[16px] pt-5 pb-16 sm:px-6">
        <Summary pet={pet} />
        <div className="mt-8 grid grid-cols-1 items-start gap-x-8 max-lg:gap-y-5 lg:grid-cols-[minmax(0,1fr)_348px] lg:grid-rows-[auto_auto_1fr]">
          <div className="max-lg:empty:hidden lg:not-empty:mb-8">
            <Suspense fallback={<InsightsLoading />}>
              <FindingsSection pet={pet} />
            </Suspense>
          </div>
          <div className="grid grid-cols-1 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-5">
            <AddEntry pet={pet} />
            <RemindersCard pet={pet} />
          </div>
          <div
            className={`grid grid-cols-1 lg:col-start-1 lg:row-span-2 lg:row-start-2 ${keepsDiary ? 'gap-8' : 'gap-5'}`}
          >
            <Suspense fallback={null}>
              <ChartsSection pet={pet} />
            </Suspense>
            <DiarySection pet={pet} />
            <MemorySection pet={pet} />
            {!keepsDiary && <Facts pet={pet} />}
          </div>
          {keepsDiary && (
            <div className="lg:col-start-2">
              <Facts pet={pet} />
            </div>
          )}
        </div>
      </div>
    </>
  );
};

/** What is known of one pet, shown and changed in place. */
export const PetPage = ({ signIn }: { signIn: ReactNode }) => {
  const { common, petPage } = useTexts();
  const { petId } = useParams();
  return (
    <WithPets signIn={signIn} title={common.titles.pet} loading={petPage.loading}>
      {(pets) => {
        const pet = pets.find(({ id }) => String(id) === petId);
        return pet ? <PetView key={pet.id} pet={pet} /> : <MissingPet />;
      }}
    </WithPets>
  );
};
