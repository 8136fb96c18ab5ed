import { DiarySuggestions } from './diary-suggestions';
import { MemorySuggestions } from './memory-suggestions';
import { ReminderSuggestions } from './reminder-suggestions';

/** All suggestions from a question, each to keep with one tap. */
export const SuggestionCards = ({ questionId }: { questionId: number }) => (
  <>
    <ReminderSuggestions questionId={questionId} />
    <DiarySuggestions questionId={questionId} />
    <MemorySuggestions questionId={questionId} />
  </>
);
