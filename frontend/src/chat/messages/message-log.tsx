import type { Pet } from '@contract/pets';
import { ArrowDown } from 'lucide-react';
import { useState, useCallback, useEffect, type UIEvent } from 'react';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { RetryCard } from '../../shared/ui/retry-card';
import { Skeleton } from '../../shared/ui/loading';
import { useKeepNewestWords } from '../../shared/ui/newest-words';
import { fetchMessages } from '../chat.api';
import { AnswerNoticeOffer } from '../offers/answer-notice-offer';
import { useChatStore } from '../chat.store';
import { EmptyChat } from './empty-chat';
import { MessageList } from './message-list';
import { CallBar, RaiseContext, useRaisedCall } from '../emergency/pinned-call';
import { RefusedHelp } from '../emergency/refused-help';
import { useSoughtPlace } from '../search/use-sought-place';
import { ask } from '../composer/send-question';
import { type Thread, isEmpty, isFinal, openReply } from '../thread';
import { useReadMark } from './use-read-mark';
import { useFollowEnd } from './use-follow-end';

interface OlderMessages {
  loading: boolean;
  load: () => Promise<void>;
}

const useOlderMessages = (
  sessionId: number,
  thread: Thread,
  holdPlace: () => void,
): OlderMessages => {
  const [loading, setLoading] = useState(false);
  const oldest = thread.messages[0]?.id;

  const load = async (): Promise<void> => {
    if (loading || oldest === undefined || !thread.hasOlder) return;
    setLoading(true);
    const page = await fetchMessages(sessionId, { before: oldest }).catch(() => null);
    setLoading(false);
    const { threads, prependOlder } = useChatStore.getState();
    // If messages were trimmed in the meantime, the page would leave a gap.
    if (!page || threads[sessionId]?.messages[0]?.id !== oldest) return;
    holdPlace();
    prependOlder(sessionId, page.items, page.hasMore);
  };

  return { loading, load };
};

/** The question's id if it has photos: without any there is nothing to repeat but its words. */
const ifPictured = (sessionId: number, question?: number): number | undefined =>
  useChatStore
    .getState()
    .threads[sessionId]?.messages.find(({ id, photos }) => id === question && photos?.length)?.id;

/** Older messages are loaded before the reader reaches the top. */
const LOAD_OLDER_PX = 240;

const LogSkeleton = () => {
  const { common } = useTexts();
  useKeepNewestWords();
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{common.loading}</span>
      <Skeleton className="ml-auto h-11 w-3/5 max-w-72 rounded-[20px]" />
      <div className="grid gap-2.5 sm:ml-11">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    </div>
  );
};

interface MessageLogProps {
  sessionId: number;
  pet: Pet;
  thread: Thread;
  focusInput: () => void;
  /** Reads the messages again after a failed read. */
  onRetry: () => void;
}

export const MessageLog = ({ sessionId, pet, thread, focusInput, onRetry }: MessageLogProps) => {
  const { chat } = useTexts();
  const newestId = thread.messages.findLast(isFinal)?.id ?? 0;
  const oldestId = thread.messages[0]?.id ?? 0;
  const place = useFollowEnd(oldestId, newestId);
  const { view, content, leftAt, toEnd, follow, holdPlace } = place;
  useSoughtPlace(sessionId, thread.loading === 'ready', place);
  const { raise, last, isCardSeen } = useRaisedCall();
  useReadMark(sessionId, newestId, leftAt === undefined);
  const older = useOlderMessages(sessionId, thread, holdPlace);
  const sent = thread.outgoing.at(-1)?.clientId;
  const empty = isEmpty(thread);
  const news = leftAt !== undefined && (newestId !== leftAt || openReply(thread) !== undefined);

  useEffect(() => {
    if (sent !== undefined) follow();
  }, [sent, follow]);

  const loadWhenNear = (event: UIEvent<HTMLDivElement>): void => {
    if (event.currentTarget.scrollTop < LOAD_OLDER_PX) void older.load();
  };
  const askAnew = useCallback(
    (question: string, repeats?: number): void => {
      // The button is under Zampa's reply: a vet who has the case did not offer it.
      const asked = { whom: 'assistant', repeats: ifPictured(sessionId, repeats) } as const;
      void ask(sessionId, pet.id, question, asked);
      if (window.matchMedia('(pointer: fine)').matches) focusInput();
      else view.current?.focus({ preventScroll: true });
    },
    [sessionId, pet.id, focusInput, view],
  );

  return (
    <div className="relative flex min-h-0 flex-1 flex-col @max-[14rem]:min-h-[38dvh]">
      {last && <CallBar raised={last} view={view} />}
      <div
        ref={view}
        role="log"
        aria-live="off"
        aria-label={chat.log}
        tabIndex={0}
        onScroll={loadWhenNear}
        className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain scroll-pt-3 px-4 [overflow-anchor:none] focus-visible:-outline-offset-2 sm:px-6"
      >
        <div ref={content} className="mx-auto flex min-h-full max-w-[50rem] flex-col py-6">
          {thread.hasOlder && (
            <Button
              variant="quiet"
              size="sm"
              className="mb-5 self-center"
              disabled={older.loading}
              onClick={() => void older.load()}
            >
              {older.loading ? chat.loadingOlder : chat.loadOlder}
            </Button>
          )}
          {thread.loading === 'failed' && (
            <RetryCard text={chat.gate.chatFailed} onRetry={onRetry} />
          )}
          {empty && thread.loading === 'loading' && <LogSkeleton />}
          {empty && thread.loading === 'ready' && (
            <EmptyChat sessionId={sessionId} pet={pet} focusInput={focusInput} />
          )}
          <RaiseContext value={raise}>
            <MessageList
              thread={thread}
              sessionId={sessionId}
              atEnd={leftAt === undefined}
              onAsk={askAnew}
            />
            <RefusedHelp sessionId={sessionId} />
          </RaiseContext>
          <AnswerNoticeOffer sessionId={sessionId} pet={pet} />
        </div>
      </div>
      {leftAt !== undefined && !isCardSeen && (
        <Button
          variant="quiet"
          size={news ? 'sm' : 'icon'}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-fade shadow-float"
          aria-label={news ? undefined : chat.toEnd}
          onClick={toEnd}
        >
          <ArrowDown aria-hidden className="size-4.5" />
          {news && chat.newReply}
        </Button>
      )}
    </div>
  );
};
