import { useContext, useState } from 'react';
import { late } from '../../shared/late';
import { withTexts } from '../../shared/texts/first';
import {
  DiarySuggestionsContext,
  ReminderSuggestionsContext,
  MemorySuggestionsContext,
} from '../pet-context';

const SuggestionCards = late(
  async () => (await withTexts(import('./suggestion-cards'))).SuggestionCards,
);

const useHasSuggestions = (questionId: number): boolean => {
  const all = [
    useContext(ReminderSuggestionsContext),
    useContext(DiarySuggestionsContext),
    useContext(MemorySuggestionsContext),
  ];
  return all.some((some) => some.some(({ messageId }) => messageId === questionId));
};

/** Below the answer. It stays mounted after the last card, whose place takes the focus. */
export const Suggestions = ({ questionId }: { questionId: number }) => {
  const has = useHasSuggestions(questionId);
  const [had, setHad] = useState(has);
  if (has && !had) setHad(true);
  return (has || had) && <SuggestionCards questionId={questionId} />;
};
