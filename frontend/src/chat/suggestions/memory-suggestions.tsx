import type { Memory } from '@contract/memories';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { hasCode } from '../../shared/api';
import { forgetMemory, keepMemory } from '../../shared/memories.api';
import { useTexts } from '../../shared/texts';
import { toast, toastError } from '../../shared/ui/notices.store';
import { MemorySuggestionsContext } from '../pet-context';
import { SuggestionCard } from './suggestion-card';
import { SuggestionList, type SuggestionProps } from './suggestion-list';

const Suggestion = ({ pet, suggestion, onAnswer }: SuggestionProps<Memory>) => {
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
export const MemorySuggestions = ({ questionId }: { questionId: number }) => {
  const suggestions = useContext(MemorySuggestionsContext);
  const own = suggestions.filter(({ messageId }) => messageId === questionId);
  return <SuggestionList suggestions={own} card={Suggestion} />;
};
