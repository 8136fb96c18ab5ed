import type { Pet } from '@contract/pets';
import { useTexts } from '../shared/texts';
import { useSessionOfPet } from './chat-session.query';
import { Conversation } from './conversation';
import { Failure, Waiting } from './placeholders';
import type { Variant } from './variant';

interface PetChatProps {
  pet: Pet;
  pets: readonly Pet[];
  variant: Variant;
}

export const PetChat = ({ pet, pets, variant }: PetChatProps) => {
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
