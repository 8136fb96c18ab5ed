import type { DiaryEntry, DiarySuggestion } from '@contract/diary';
import type { Pet } from '@contract/pets';
import { useMutation } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { hasCode } from '../shared/api';
import { titleOf } from '../shared/entry-title';
import { formatTime } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useTexts } from '../shared/texts/care';
import { toast, toastError } from '../shared/ui/notices.store';
import { useDayLabel } from './day-label';
import { acceptEntry, declineEntry, takeBackEntry } from './diary-suggestions.api';
import { DiarySuggestionsContext, PetContext } from './pet-context';
import { SuggestionCard } from './suggestion-card';

/** What would be added, such as "Weight: 4.1 kg · Today, 08:10". */
const useWords = ({ entry }: DiarySuggestion): string => {
  const { diary } = useTexts();
  const language = useLanguage();
  const day = useDayLabel()(entry.at);
  const [kind, title] = [diary.kinds[entry.kind], titleOf(entry, diary, language)];
  const what = title === kind ? kind : `${kind}: ${title}`;
  return `${what} · ${day}, ${formatTime(entry.at)}`;
};

interface SuggestionProps {
  pet: Pet;
  suggestion: DiarySuggestion;
  /** Moves the focus away first, as the card disappears with its buttons. */
  onAnswer: () => void;
}

const Suggestion = ({ pet, suggestion, onAnswer }: SuggestionProps) => {
  const { chat, diary } = useTexts();
  const texts = chat.diary;
  const onError = (error: unknown): void =>
    toastError(hasCode(error, 'PLAN_REQUIRED') ? diary.plan.ended : diary.failed);
  const undo = (entry: DiaryEntry) => (): void => {
    takeBackEntry(entry).catch(() => toastError(diary.failed));
  };
  const accept = useMutation({
    mutationFn: acceptEntry,
    onMutate: onAnswer,
    onSuccess: (entry) =>
      toast({ title: texts.added(pet.name), action: { label: diary.undo, run: undo(entry) } }),
    onError,
  });
  const decline = useMutation({ mutationFn: declineEntry, onMutate: onAnswer, onError });
  return (
    <SuggestionCard
      pet={pet}
      title={texts.title(pet.name)}
      text={useWords(suggestion)}
      accept={{ label: texts.add, run: () => accept.mutate(suggestion) }}
      decline={{ label: texts.decline, run: () => decline.mutate(suggestion) }}
      pending={accept.isPending || decline.isPending}
    />
  );
};

/** Asks whether to add what a question mentioned to the diary. */
export const DiarySuggestions = ({ questionId }: { questionId: number | undefined }) => {
  const pet = useContext(PetContext);
  const suggestions = useContext(DiarySuggestionsContext);
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
