import type { Pet } from '@contract/pets';
import { useContext, useRef, type ComponentType } from 'react';
import { PetContext } from '../pet-context';

export interface SuggestionProps<Suggestion> {
  pet: Pet;
  suggestion: Suggestion;
  /** Moves the focus away first, as the card disappears with its buttons. */
  onAnswer: () => void;
}

interface SuggestionListProps<Suggestion> {
  suggestions: readonly Suggestion[];
  card: ComponentType<SuggestionProps<Suggestion>>;
}

/** Suggestions of one kind from a question; stays after the last card, whose focus it takes. */
export const SuggestionList = <Suggestion extends { id: number }>({
  suggestions,
  card: Card,
}: SuggestionListProps<Suggestion>) => {
  const pet = useContext(PetContext);
  const place = useRef<HTMLDivElement>(null);
  return (
    pet && (
      <div ref={place} tabIndex={-1} className="outline-none">
        {suggestions.map((suggestion) => (
          <Card
            key={suggestion.id}
            pet={pet}
            suggestion={suggestion}
            onAnswer={() => place.current?.focus({ preventScroll: true })}
          />
        ))}
      </div>
    )
  );
};
