import { PAGES } from '@contract/pages';
import type { Reminder, ReminderSuggestion } from '@contract/reminders';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { generatePath } from 'react-router-dom';
import { hasCode } from '../../shared/api';
import { useLanguage } from '../../shared/preferences.store';
import { SUGGESTION_QUERY } from '../../shared/queries';
import { failureText } from '../../shared/reminder-failure';
import { acceptReminder, declineReminder, removeReminder } from '../../shared/reminders.api';
import { scheduleText } from '../../shared/schedule-text';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/care';
import { toast, toastError } from '../../shared/ui/notices.store';
import { useNow } from '../../shared/use-now';
import { ReminderSuggestionsContext } from '../pet-context';
import { SuggestionCard } from './suggestion-card';
import { SuggestionList, type SuggestionProps } from './suggestion-list';

/** What would be set up, such as "Give tablets · every 12 hours, 14 times, from today 20:00". */
const useWords = ({ reminder }: ReminderSuggestion): string => {
  const { reminders: texts } = useTexts();
  const language = useLanguage();
  const now = useNow();
  return `${reminder.title} · ${scheduleText(reminder, { now, texts, language })}`;
};

const Suggestion = ({ pet, suggestion, onAnswer }: SuggestionProps<ReminderSuggestion>) => {
  const { chat, diary, reminders } = useTexts();
  const texts = chat.reminder;
  const hasMail = useSession(({ user }) => user?.email != null);
  const onError = (error: unknown): void =>
    toastError(hasCode(error, 'VALIDATION_FAILED') ? texts.over : failureText(error));
  const undo = (reminder: Reminder) => (): void => {
    removeReminder(reminder).catch(onError);
  };
  const accept = useMutation({
    mutationFn: () =>
      acceptReminder(suggestion, { ...suggestion.reminder, channels: hasMail ? ['mail'] : [] }),
    onMutate: onAnswer,
    onSuccess: (reminder) =>
      toast({
        title: hasMail ? reminders.acceptedMail : reminders.accepted,
        action: { label: diary.undo, run: undo(reminder) },
      }),
    onError,
  });
  const decline = useMutation({
    mutationFn: () => declineReminder(suggestion),
    onMutate: onAnswer,
    onError,
  });
  const page = generatePath(PAGES.pet, { petId: String(pet.id) });
  return (
    <SuggestionCard
      pet={pet}
      title={texts.title}
      text={useWords(suggestion)}
      accept={{ label: texts.accept, run: () => accept.mutate() }}
      change={{ label: texts.change, to: `${page}?${SUGGESTION_QUERY}=${suggestion.id}` }}
      decline={{ label: texts.decline, run: () => decline.mutate() }}
      pending={accept.isPending || decline.isPending}
    />
  );
};

/** Asks whether to set up the reminder that a question asked for. */
export const ReminderSuggestions = ({ questionId }: { questionId: number }) => {
  const suggestions = useContext(ReminderSuggestionsContext);
  const asked = suggestions.find(({ messageId }) => messageId === questionId);
  return <SuggestionList suggestions={asked ? [asked] : []} card={Suggestion} />;
};
