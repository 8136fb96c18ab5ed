import type { Memory } from '@contract/memories';
import type { Pet } from '@contract/pets';
import { useMutation } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { hasCode } from '../shared/api';
import { forgetMemory, keepMemory } from '../shared/memories.api';
import { useTexts } from '../shared/texts';
import { toast, toastError } from '../shared/ui/notices.store';
import { PetContext, SuggestionsContext } from './pet-context';
import { SuggestionCard } from './suggestion-card';

interface SuggestionProps {
  pet: Pet;
  suggestion: Memory;
  /** Moves the focus away first, as the card disappears with its buttons. */
  onAnswer: () => void;
}

const Suggestion = ({ pet, suggestion, onAnswer }: SuggestionProps) => {
  const { memory: texts } = useTexts().chat;
  const onError = (error: unknown): void =>
    toastError(hasCode(error, 'MEMORY_LIMIT_REACHED') ? texts.full(pet.name) : texts.failed);
  const keep = useMutation({
    mutationFn: keepMemory,
    onMutate: onAnswer,
    onSuccess: () => toast({ title: texts.kept(pet.name) }),
    onError,
  });
  const decline = useMutation({ mutationFn: forgetMemory, onMutate: onAnswer, onError });
  return (
    <SuggestionCard
      pet={pet}
      title={texts.title(pet.name)}
      text={suggestion.text}
      accept={{ label: texts.keep, run: () => keep.mutate(suggestion) }}
      decline={{ label: texts.decline, run: () => decline.mutate(suggestion) }}
      pending={keep.isPending || decline.isPending}
    />
  );
};

/** Asks whether to remember what a question said about the pet; a no is final. */
export const MemorySuggestions = ({ questionId }: { questionId: number | undefined }) => {
  const pet = useContext(PetContext);
  const suggestions = useContext(SuggestionsContext);
  const place = useRef<HTMLDivElement>(null);
  if (pet === null || questionId === undefined) return null;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {suggestions
        .filter(({ messageId }) => messageId === questionId)
        .map((suggestion) => (
          <Suggestion
            key={suggestion.id}
            pet={pet}
            suggestion={suggestion}
            onAnswer={() => place.current?.focus({ preventScroll: true })}
          />
        ))}
    </div>
  );
};
