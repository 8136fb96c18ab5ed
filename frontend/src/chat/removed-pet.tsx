import type { Pet } from '@contract/pets';
import { PAGES } from '@contract/pages';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTexts } from '../shared/texts/late-chat';
import { Button } from '../shared/ui/button';
import { StateCard } from '../shared/ui/card';
import { toastError } from '../shared/ui/notices.store';
import { fetchPetSession } from './chat.api';
import { addToDraft, useComposerStore } from './composer/composer.store';
import { CopyButton } from './reply/copy-button';
import type { OpenChat } from './open-chat';
import { chatPath, type Variant } from './variant';

/** Appends a draft to the one about another pet. */
const moveDraft = async (text: string, petId: number): Promise<void> => {
  const { id } = await fetchPetSession(petId);
  useComposerStore.getState().openDraft(id);
  addToDraft(id, text);
};

interface UseForProps {
  pet: Pet;
  text: string;
  variant: Variant;
}

const UseFor = ({ pet, text, variant }: UseForProps) => {
  const { removedPet } = useTexts();
  const navigate = useNavigate();
  const [moving, setMoving] = useState(false);
  const move = async (): Promise<void> => {
    setMoving(true);
    try {
      await moveDraft(text, pet.id);
      await navigate(chatPath(variant, pet.id));
    } catch {
      toastError(removedPet.failed);
      setMoving(false);
    }
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      className="[overflow-wrap:anywhere]"
      disabled={moving}
      onClick={() => void move()}
    >
      {removedPet.useFor(pet.name)}
    </Button>
  );
};

interface RemovedPetProps extends OpenChat {
  pets: readonly Pet[];
  variant: Variant;
}

/** Shown when the open chat's pet was removed on another device; keeps the draft within reach. */
export const RemovedPet = ({ name, sessionId, pets, variant }: RemovedPetProps) => {
  const text = useComposerStore((state) => state.drafts[sessionId]?.text) ?? '';
  const { chatTools, removedPet } = useTexts();
  const hasDraft = text.trim() !== '';
  return (
    <StateCard
      title={removedPet.title(name)}
      text={hasDraft ? removedPet.text(name) : removedPet.nothing(name)}
    >
      {hasDraft && (
        <div className="mb-4 flex items-start gap-2 rounded-card border border-line bg-card py-2 pr-2 pl-4 text-left">
          <p className="max-h-48 min-w-0 flex-1 overflow-y-auto py-2 [overflow-wrap:anywhere] whitespace-pre-wrap">
            {text}
          </p>
          <CopyButton
            label={removedPet.copy}
            failed={chatTools.copy.failed}
            content={() => ({ text })}
          />
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {hasDraft &&
          pets.map((pet) => <UseFor key={pet.id} pet={pet} text={text} variant={variant} />)}
        <Button variant={hasDraft ? 'quiet' : 'main'} size="sm" asChild>
          <Link to={PAGES.pets}>{removedPet.toPets}</Link>
        </Button>
      </div>
    </StateCard>
  );
};
