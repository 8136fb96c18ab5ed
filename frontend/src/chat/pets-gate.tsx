import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { Link } from 'react-router-dom';
import { usePets } from '../shared/pets.query';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { StateCard } from '../shared/ui/card';
import { ZampaMark } from '../shared/ui/zampa-mark';
import { Failure, Waiting } from './placeholders';
import { PetChat } from './pet-chat';
import { SelectPet } from './select-pet';
import { SessionChat } from './session-chat';
import { useOutbox } from './asking';
import { useAsked, type Variant } from './variant';

const NoPets = ({ variant }: { variant: Variant }) => {
  const { chat } = useTexts();
  return (
    <StateCard
      picture={<ZampaMark tone="assistant" className="size-16" />}
      title={variant === 'pet' ? chat.gate.createPet : chat.gate.noPets}
      text={chat.gate.noPetsText}
    >
      <Button asChild>
        <Link to={PAGES.pets}>{chat.gate.addPet}</Link>
      </Button>
    </StateCard>
  );
};

const Chosen = ({ pets }: { pets: readonly Pet[] }) => {
  const { variant, petId, sessionId } = useAsked();
  if (sessionId !== undefined) return <SessionChat sessionId={sessionId} pets={pets} />;
  const pet = petId === undefined ? pets[0] : pets.find(({ id }) => id === petId);
  if (!pet) return <SelectPet pets={pets} variant={variant} />;
  return <PetChat key={pet.id} pet={pet} pets={pets} variant={variant} />;
};

/** Lets through who has a pet to talk about. */
export const PetsGate = ({ uid }: { uid: string }) => {
  const { chat, common } = useTexts();
  const { variant } = useAsked();
  const pets = usePets();
  useOutbox(uid);

  if (pets.data === undefined) {
    return pets.isError ? (
      <Failure text={common.connectionError.text} onRetry={() => void pets.refetch()} />
    ) : (
      <Waiting label={chat.gate.loading} hint={chat.gate.loadingHint} />
    );
  }
  if (pets.data.length === 0) return <NoPets variant={variant} />;
  return <Chosen pets={pets.data} />;
};
