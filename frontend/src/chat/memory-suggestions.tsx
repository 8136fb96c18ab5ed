import type { Memory } from '@contract/memories';
import type { Pet } from '@contract/pets';
import { useMutation } from '@tanstack/react-query';
import { useContext, useId, useRef } from 'react';
import { hasCode } from '../shared/api';
import { forgetMemory, keepMemory } from '../shared/memories.api';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { toast, toastError } from '../shared/ui/notices.store';
import { SpeciesMark } from '../shared/ui/species-mark';
import { PetContext, SuggestionsContext } from './pet-context';

interface SuggestionProps {
  pet: Pet;
  suggestion: Memory;
  /** The card goes away with its buttons. */
  onAnswer: () => void;
}

const Suggestion = ({ pet, suggestion, onAnswer }: SuggestionProps) => {
  const { memory: texts } = useTexts().chat;
  const titleId = useId();
  const onError = (error: unknown): void =>
    toastError(hasCode(error, 'MEMORY_LIMIT_REACHED') ? texts.full(pet.name) : texts.failed);
  const keep = useMutation({
    mutationFn: keepMemory,
    onMutate: onAnswer,
    onSuccess: () => toast({ title: texts.kept(pet.name) }),
    onError,
  });
  const decline = useMutation({ mutationFn: forgetMemory, onMutate: onAnswer, onError });
  const pending = keep.isPending || decline.isPending;
  return (
    <section
      aria-labelledby={titleId}
      className="mt-4 max-w-[34rem] animate-fade rounded-card border border-line bg-card bg-radial-[ellipse_16rem_7rem_at_0%_0%] from-apricot-wash to-transparent p-4"
    >
      <div className="flex items-start gap-3">
        <SpeciesMark species={pet.species} />
        <div className="min-w-0 leading-snug">
          <h3 id={titleId} className="text-[1.0625rem] leading-snug">
            {texts.title(pet.name)}
          </h3>
          <p className="mt-0.5 [overflow-wrap:anywhere] text-soft">{suggestion.text}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-1.5">
        <Button
          size="sm"
          aria-disabled={pending}
          onClick={() => !pending && keep.mutate(suggestion)}
        >
          {texts.keep}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={pending}
          onClick={() => !pending && decline.mutate(suggestion)}
        >
          {texts.decline}
        </Button>
      </div>
    </section>
  );
};

/** Asks whether to remember what a question told of the pet; a no is for good. */
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
