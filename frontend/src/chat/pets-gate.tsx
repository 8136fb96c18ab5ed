import type { ChatSession } from '@contract/chat';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../shared/api';
import { readSession, readSessionOfPet } from './chat.api';
import type { Pet } from '@contract/pets';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../shared/texts';
import { StateCard } from '../shared/ui/card';
import { SpeciesMark } from '../shared/ui/species-mark';
import { chatAddress, type Variant, useAsked } from './variant';
import { Conversation } from './conversation';
import { Failure, Waiting } from './placeholders';
import { PAGES } from '@contract/pages';
import { usePets } from '../shared/queries';
import { Button } from '../shared/ui/button';
import { ZampaMark } from '../shared/ui/zampa-mark';
import { useOutbox } from './asking';

const useSessionOfPet = (petId: number): UseQueryResult<ChatSession> =>
  useQuery({
    queryKey: ['chat-sessions', 'pet', petId],
    queryFn: () => readSessionOfPet(petId),
  });

/** The session of this id; null when it is unknown or another user's. */
const useChatSession = (sessionId: number): UseQueryResult<ChatSession | null> =>
  useQuery({
    queryKey: ['chat-sessions', sessionId],
    queryFn: async () => {
      try {
        return await readSession(sessionId);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

const SelectPet = ({ pets, variant }: { pets: readonly Pet[]; variant: Variant }) => {
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

interface PetChatProps {
  pet: Pet;
  pets: readonly Pet[];
  variant: Variant;
}

const PetChat = ({ pet, pets, variant }: PetChatProps) => {
  const { chat } = useTexts();
  const session = useSessionOfPet(pet.id);
  if (session.data !== undefined) {
    return <Conversation sessionId={session.data.id} pet={pet} pets={pets} variant={variant} />;
  }
  return session.isError ? (
    <Failure text={chat.gate.chatFailed} onRetry={() => void session.refetch()} />
  ) : (
    <Waiting label={chat.gate.initializing} />
  );
};

/** The chat an address names by its session. */
const SessionChat = ({ sessionId, pets }: { sessionId: number; pets: readonly Pet[] }) => {
  const { chat } = useTexts();
  const found = useChatSession(sessionId);
  if (found.isError) {
    return <Failure text={chat.gate.chatFailed} onRetry={() => void found.refetch()} />;
  }
  if (found.data === undefined) return <Waiting label={chat.gate.initializing} />;
  const pet = pets.find(({ id }) => id === found.data?.petId);
  if (!pet) return <SelectPet pets={pets} variant="pet" />;
  return <PetChat key={pet.id} pet={pet} pets={pets} variant="pet" />;
};

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
