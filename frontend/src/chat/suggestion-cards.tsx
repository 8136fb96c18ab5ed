import { DiarySuggestions } from './diary-suggestions';
import { MemorySuggestions } from './memory-suggestions';
import { ReminderSuggestions } from './reminder-suggestions';

/** All that a question told, each to be kept by one tap. */
export const SuggestionCards = ({ questionId }: { questionId: number }) => (
  <>
    <ReminderSuggestions questionId={questionId} />
    <DiarySuggestions questionId={questionId} />
    <MemorySuggestions questionId={questionId} />
  </>
);
