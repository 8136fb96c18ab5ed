import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useDeferredValue, useEffect, useState, type ComponentProps } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { hasStatus } from '../shared/api';
import { isBeginning } from '../shared/beginning';
import { late } from '../shared/late';
import { usePets } from '../shared/queries';
import { LAST_CHAT_KEY, LAST_PET_KEY, readStored, store } from '../shared/storage';
import { useTexts } from '../shared/texts';
import { withTexts } from '../shared/texts/first';
import { Button } from '../shared/ui/button';
import { StateCard } from '../shared/ui/card';
import { RetryCard } from '../shared/ui/retry-card';
import { PageLoading } from '../shared/ui/loading';
import { PetFace } from '../shared/ui/pet-photo';
import { ZampaMark } from '../shared/ui/zampa-mark';
import { useOutbox } from './composer/send-question';
import { fetchChatSession, fetchPetSession } from './chat.api';
import { Conversation } from './conversation';
import { isRemoved, type OpenChat } from './open-chat';
import { chatPath, useChatAddress, type Variant } from './variant';

const RemovedPet = late(async () => (await withTexts(import('./removed-pet'))).RemovedPet);

const GateLoading = () => {
  const { chat, common } = useTexts();
  const { loading, loadingHint } = chat.gate;
  return <PageLoading title={common.titles.chat} label={loading} hint={loadingHint} />;
};

/**
 * The only page that leads to the draft about a removed pet, so it can be tried again; the code of
 * an earlier release may never load.
 */
const Removed = (props: ComponentProps<typeof RemovedPet>) => {
  const { chat, common } = useTexts();
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <RetryCard text={chat.gate.chatFailed} onRetry={() => setFailed(false)}>
        <div className="mt-3">
          <Button variant="quiet" size="sm" asChild>
            <Link to={PAGES.pets}>{common.titles.pets}</Link>
          </Button>
        </div>
      </RetryCard>
    );
  }
  return <RemovedPet {...props} waiting={<GateLoading />} onFailed={() => setFailed(true)} />;
};

const SelectPet = ({ pets, variant }: { pets: readonly Pet[]; variant: Variant }) => {
  const { chat, common } = useTexts();
  return (
    <StateCard title={chat.gate.selectTitle} text={chat.gate.selectText}>
      <ul className="grid grid-cols-1 gap-2 text-left">
        {pets.map((pet) => (
          <li key={pet.id}>
            <Link
              to={chatPath(variant, pet.id)}
              className="flex min-h-16 items-center gap-[14px] rounded-card border border-line bg-card px-[16px] py-2.5 transition-shadow hover:shadow-float"
            >
              <PetFace pet={pet} seat="disc" size={44} />
              <span className="min-w-0 flex-1 leading-snug">
                <span className="block font-semibold [overflow-wrap:anywhere]">{pet.name}</span>
                <span className="block text-sm text-faint">{common.animal(pet)}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </StateCard>
  );
};

const Initializing = () => {
  const { chat, common } = useTexts();
  return (
    <PageLoading
      title={common.titles.chat}
      label={<span lang="it">{chat.gate.initializing}</span>}
    />
  );
};

interface PetChatProps {
  pet: Pet;
  pets: readonly Pet[];
  variant: Variant;
  onOpen: (chat: OpenChat) => void;
}

const PetChat = ({ pet, pets, variant, onOpen }: PetChatProps) => {
  const { chat } = useTexts();
  const {
    data: session,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['chat-sessions', 'pet', pet.id],
    queryFn: () => fetchPetSession(pet.id),
  });
  const sessionId = session?.id;
  // Renders the large chat in slices, between which the page stays responsive.
  const openId = useDeferredValue(sessionId);
  const { id: petId, name } = pet;
  useEffect(() => {
    if (sessionId !== undefined) onOpen({ petId, name, sessionId });
  }, [sessionId, petId, name, onOpen]);
  useEffect(() => {
    store('session', LAST_PET_KEY, String(pet.id));
    store('local', LAST_CHAT_KEY, String(pet.id));
  }, [pet.id]);
  if (openId !== undefined) {
    return <Conversation sessionId={openId} pet={pet} pets={pets} variant={variant} />;
  }
  return isError ? <RetryCard text={chat.gate.chatFailed} onRetry={refetch} /> : <Initializing />;
};

interface SessionChatProps {
  sessionId: number;
  pets: readonly Pet[];
  onOpen: (chat: OpenChat) => void;
}

const SessionChat = ({ sessionId, pets, onOpen }: SessionChatProps) => {
  const { chat } = useTexts();
  const {
    data: session,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['chat-sessions', sessionId],
    queryFn: () =>
      fetchChatSession(sessionId).catch((error: unknown) => {
        if (hasStatus(error, 404)) return null;
        throw error;
      }),
  });
  if (isError) return <RetryCard text={chat.gate.chatFailed} onRetry={refetch} />;
  if (session === undefined) return <Initializing />;
  const pet = pets.find(({ id }) => id === session?.petId);
  if (!pet) return <SelectPet pets={pets} variant="pet" />;
  return <PetChat key={pet.id} pet={pet} pets={pets} variant="pet" onOpen={onOpen} />;
};

const NoPets = ({ variant }: { variant: Variant }) => {
  const { chat } = useTexts();
  if (isBeginning(useLocation().state)) return <Navigate to={`${PAGES.pets}?edit=new`} replace />;
  return (
    <StateCard
      picture={<ZampaMark tone="assistant" className="size-16" />}
      title={variant === 'pet' ? chat.gate.createPet : <span lang="it">{chat.gate.noPets}</span>}
      text={chat.gate.noPetsText}
    >
      <Button asChild>
        <Link to={PAGES.pets}>{chat.gate.addPet}</Link>
      </Button>
    </StateCard>
  );
};

export const PetsGate = ({ uid }: { uid: string }) => {
  const { common } = useTexts();
  const { variant, petId, sessionId, isLast } = useChatAddress();
  const { data: pets, isError, refetch } = usePets();
  useOutbox(uid);
  const [open, setOpen] = useState<OpenChat | null>(null);

  if (pets === undefined) {
    if (isError) return <RetryCard text={common.connectionError.text} onRetry={refetch} />;
    return <GateLoading />;
  }
  if (isRemoved(open, pets, { petId, sessionId })) {
    return <Removed {...open} pets={pets} variant={variant} />;
  }
  if (pets.length === 0) return <NoPets variant={variant} />;
  if (sessionId !== undefined) {
    return <SessionChat sessionId={sessionId} pets={pets} onOpen={setOpen} />;
  }
  if (isLast && petId === undefined) {
    const last = Number(readStored('local', LAST_CHAT_KEY));
    const known = pets.find(({ id }) => id === last) ?? pets[0];
    if (known) return <Navigate to={chatPath(variant, known.id)} replace />;
  }
  const pet = petId === undefined ? pets[0] : pets.find(({ id }) => id === petId);
  if (!pet) return <SelectPet pets={pets} variant={variant} />;
  return <PetChat key={pet.id} pet={pet} pets={pets} variant={variant} onOpen={setOpen} />;
};
