import type { DiaryEntry, DiarySuggestion } from '@contract/diary';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { removeEntry } from '../../shared/diary.api';
import { diaryFailure } from '../../shared/diary-failure';
import { titleOf } from '../../shared/entry-title';
import { formatTime } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/care';
import { toast, toastError } from '../../shared/ui/notices.store';
import { useDayLabel } from '../messages/day-label';
import { acceptEntry, declineEntry } from './diary-suggestions.api';
import { DiarySuggestionsContext } from '../pet-context';
import { SuggestionCard } from './suggestion-card';
import { SuggestionList, type SuggestionProps } from './suggestion-list';

/** What would be added, such as "Weight: 4.1 kg · Today, 08:10". */
const useWords = ({ entry }: DiarySuggestion): string => {
  const { diary } = useTexts();
  const language = useLanguage();
  const day = useDayLabel()(entry.at);
  const [kind, title] = [diary.kinds[entry.kind], titleOf(entry, diary, language)];
  const what = title === kind ? kind : `${kind}: ${title}`;
  return `${what} · ${day}, ${formatTime(entry.at)}`;
};

const Suggestion = ({ pet, suggestion, onAnswer }: SuggestionProps<DiarySuggestion>) => {
  const { chat, diary } = useTexts();
  const texts = chat.diary;
  const onError = (error: unknown): void => toastError(diaryFailure(error));
  const undo = (entry: DiaryEntry) => (): void => {
    removeEntry(entry).catch(() => toastError(diary.failed));
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
export const DiarySuggestions = ({ questionId }: { questionId: number }) => {
  const suggestions = useContext(DiarySuggestionsContext);
  const own = suggestions.filter(({ messageId }) => messageId === questionId);
  return <SuggestionList suggestions={own} card={Suggestion} />;
};
