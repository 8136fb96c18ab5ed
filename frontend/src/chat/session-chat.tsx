import type { Pet } from '@contract/pets';
import { useTexts } from '../shared/texts';
import { useChatSession } from './chat-session.query';
import { Failure, Waiting } from './placeholders';
import { PetChat } from './pet-chat';
import { SelectPet } from './select-pet';

/** The chat an address names by its session. */
export const SessionChat = ({ sessionId, pets }: { sessionId: number; pets: readonly Pet[] }) => {
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
