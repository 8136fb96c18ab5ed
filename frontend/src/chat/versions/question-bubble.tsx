import type { Message } from '@contract/chat';
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import { memo, useEffect } from 'react';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { useAllowance } from '../free-plan';
import { UserBubble } from '../messages/message-bubbles';
import { anchorOf } from '../search/anchor';
import { beginEditing, useEditing } from './editing.store';
import { QuestionEditor } from './question-editor';
import { showVersion } from './show-version';

const SMALL = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const Versions = ({ message, all }: { message: Message; all: readonly number[] }) => {
  const { versions: texts } = useTexts().chatTools;
  const { busy } = useAllowance();
  const at = all.indexOf(message.id);
  const step = (by: 1 | -1, label: string) => {
    const cannot = busy || all[at + by] === undefined;
    return (
      <Button
        variant="ghost"
        size="icon"
        className={SMALL}
        aria-label={label}
        title={label}
        aria-disabled={cannot}
        onClick={() => !cannot && void showVersion(message.sessionId, all, at + by)}
      >
        {by < 0 ? (
          <ChevronLeft aria-hidden className="size-4.5" />
        ) : (
          <ChevronRight aria-hidden className="size-4.5" />
        )}
      </Button>
    );
  };
  return (
    <span
      role="group"
      aria-label={texts.place(at + 1, all.length)}
      className="-mt-1.5 -mr-2 flex w-full items-center justify-end"
    >
      {step(-1, texts.earlier)}
      <span aria-hidden className="text-[0.8125rem] text-soft tabular-nums">
        {at + 1} / {all.length}
      </span>
      {step(1, texts.later)}
    </span>
  );
};

/** Not for messages to a vet, nor for questions before them, as an edit would hide them. */
const Edit = ({ message: { id, content } }: { message: Message }) => {
  const { versions: texts } = useTexts().chatTools;
  const { mayAsk, busy, toldTo } = useAllowance();
  if (!mayAsk || id <= toldTo) return null;
  return (
    <Button
      variant="ghost"
      size="icon"
      className={`${SMALL} opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-70`}
      aria-label={texts.edit}
      title={texts.edit}
      aria-disabled={busy}
      onClick={() => !busy && beginEditing(id, content)}
    >
      <Pencil aria-hidden className="size-4" />
    </Button>
  );
};

/** A stored question, which can be edited and has other versions to show. */
export const QuestionBubble = memo(({ message }: { message: Message }) => {
  const { id, content, createdAt, photos, versions } = message;
  const isEdited = useEditing(({ messageId }) => messageId === id);
  const isAwaited = useEditing(({ awaited }) => awaited === id);
  useEffect(() => {
    if (!isAwaited) return;
    document.getElementById(anchorOf(id))?.focus({ preventScroll: true });
    useEditing.setState({ awaited: null });
  }, [isAwaited, id]);
  if (isEdited) return <QuestionEditor message={message} />;
  return (
    <UserBubble
      id={anchorOf(id)}
      content={content}
      createdAt={createdAt}
      photos={photos}
      tools={<Edit message={message} />}
      below={versions && <Versions message={message} all={versions} />}
    />
  );
});
