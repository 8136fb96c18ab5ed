import { memo } from 'react';
import { useTexts } from '../shared/texts';
import { useAskingStore } from './asking.store';

interface FollowUpsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions that may come next, while one more may be asked; a press asks. */
export const FollowUps = memo(({ questions, onAsk }: FollowUpsProps) => {
  const { chat } = useTexts();
  const mayAsk = useAskingStore((state) => state.mayAsk);
  if (!mayAsk || questions.length === 0) return null;
  return (
    <ul aria-label={chat.followUps} className="mt-2 flex animate-fade flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question} className="max-w-full">
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 max-w-full rounded-[22px] border border-line bg-card px-4 py-2 text-left text-[0.9375rem] leading-snug font-medium [overflow-wrap:anywhere] transition-colors hover:border-green"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
});
