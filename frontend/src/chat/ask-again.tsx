import { RotateCw } from 'lucide-react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { useAskingInTime } from './asking.store';
import { useChatStore } from './chat.store';
import { isBusy } from './thread';

interface AskAgainProps {
  sessionId: number;
  question: string;
  onAsk: (question: string) => void;
}

/** Sends the question of an answer once more, as a new one; waits while another is answered. */
export const AskAgain = ({ sessionId, question, onAsk }: AskAgainProps) => {
  const { chat } = useTexts();
  const { mayAsk, busy } = useAskingInTime();
  if (!mayAsk) return null;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={chat.askAgain}
      title={chat.askAgain}
      aria-disabled={busy}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      onClick={() => {
        if (!isBusy(useChatStore.getState().threads[sessionId])) onAsk(question);
      }}
    >
      <RotateCw aria-hidden className="size-4.5" />
    </Button>
  );
};
