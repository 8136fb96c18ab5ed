import { create, type StoreApi } from 'zustand';
import { combine } from 'zustand/middleware';
import type { Feedback, Message, TriageLevel } from '@contract/chat';
import type { StreamingReply, TokenEvent } from '@contract/socket-events';
import { hasGap, takeSnapshot, takeToken, type LiveText } from './live-text';
import {
  EMPTY_THREAD,
  isFinal,
  withMessages,
  withNewestPage,
  withoutReplaced,
  withoutOlder,
  type Outgoing,
  type Thread,
} from './thread';

interface ChatState {
  threads: Readonly<Record<number, Thread>>;
  /** Replies being written, by message id: outside the list, so that only their bubble renders. */
  live: Readonly<Record<number, LiveText>>;
  /** Replies stopped here that the server has not ended yet: their text no longer grows. */
  frozen: Readonly<Record<number, true>>;
  /** Replies that began while this page was open, with the level of triage announced last. */
  arrived: Readonly<Record<number, TriageLevel | null>>;
  /** Feedback that the server has not confirmed yet, by message id; null withdraws. */
  pendingFeedback: Readonly<Record<number, Feedback | null>>;
}

type Set = StoreApi<ChatState>['setState'];
type Get = StoreApi<ChatState>['getState'];

const changeThread = (
  state: ChatState,
  sessionId: number,
  change: (thread: Thread) => Thread,
): Pick<ChatState, 'threads'> => ({
  threads: {
    ...state.threads,
    [sessionId]: change(state.threads[sessionId] ?? EMPTY_THREAD),
  },
});

const without = <Value>(record: Readonly<Record<number, Value>>, ids: readonly number[]) =>
  ids.some((id) => id in record)
    ? Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(Number(id))))
    : record;

/** Whether a reply is an alarm alone: the vet answers messages to a vet, so Zampa adds no words. */
const isAlarmAlone = ({ content, triage, consultationId }: Message): boolean =>
  consultationId !== undefined && content === '' && triage?.level === 'emergency';

const isFinished = (state: ChatState, sessionId: number, messageId: number): boolean =>
  state.threads[sessionId]?.messages.some(
    (message) => message.id === messageId && isFinal(message),
  ) ?? false;

const endLive = (set: Set, messages: readonly Message[]): void => {
  const finished = messages.filter(isFinal).map(({ id }) => id);
  set(({ live, frozen }) => ({ live: without(live, finished), frozen: without(frozen, finished) }));
};

/** Adds single messages, but none to a part of the list that has not been loaded. */
const mergeMessages = (
  state: ChatState,
  sessionId: number,
  incoming: readonly Message[],
): Partial<ChatState> => {
  const { hasOlder, messages } = state.threads[sessionId] ?? EMPTY_THREAD;
  const oldest = hasOlder ? (messages[0]?.id ?? 0) : 0;
  const started = incoming.filter(
    (message) => message.role === 'assistant' && (!isFinal(message) || isAlarmAlone(message)),
  );
  return {
    ...changeThread(state, sessionId, (thread) =>
      withMessages(
        incoming.reduce(withoutReplaced, thread),
        incoming.filter(({ id }) => id >= oldest),
      ),
    ),
    ...(started.length > 0 && {
      arrived: { ...Object.fromEntries(started.map(({ id }) => [id, null])), ...state.arrived },
    }),
  };
};

const threadChanger =
  (set: Set) =>
  (sessionId: number, change: (thread: Thread) => Thread): void => {
    set((state) => changeThread(state, sessionId, change));
  };

const questionActions = (set: Set, get: Get) => {
  const change = threadChanger(set);
  return {
    addOptimistic: (sessionId: number, question: Outgoing): void => {
      change(sessionId, (thread) => ({
        ...thread,
        outgoing: [
          ...thread.outgoing.filter((other) => other.clientId !== question.clientId),
          question,
        ],
      }));
    },
    markWaiting: (sessionId: number, clientId: string): void => {
      change(sessionId, (thread) => ({
        ...thread,
        outgoing: thread.outgoing.map((question) =>
          question.clientId === clientId ? { ...question, state: 'waiting' } : question,
        ),
      }));
    },
    confirm: (message: Message, reply: Message): void => {
      set((state) => mergeMessages(state, message.sessionId, [message, reply]));
    },
    /** Takes a question out of the list and returns its text, unless it was stored after all. */
    rollBack: (sessionId: number, clientId: string): string | undefined => {
      const question = get().threads[sessionId]?.outgoing.find(
        (other) => other.clientId === clientId,
      );
      if (!question) return undefined;
      change(sessionId, (thread) => ({
        ...thread,
        outgoing: thread.outgoing.filter((other) => other !== question),
      }));
      return question.content;
    },
  };
};

const threadActions = (set: Set, get: Get) => {
  const change = threadChanger(set);
  /** Takes messages that all belong to one session. */
  const receiveMessages = (messages: readonly Message[]): void => {
    const sessionId = messages[0]?.sessionId;
    if (sessionId !== undefined && get().threads[sessionId]) {
      set((state) => mergeMessages(state, sessionId, messages));
    }
  };
  const receiveMessage = (message: Message): void => receiveMessages([message]);
  return {
    openThread: (sessionId: number): void => {
      if (!get().threads[sessionId]) change(sessionId, (thread) => thread);
    },
    receiveMessages,
    receiveMessage,
    /** Takes the final version of a reply. */
    finish: (message: Message): void => {
      receiveMessage(message);
      endLive(set, [message]);
    },
    /** @param heldBefore what the thread held when the page was requested */
    receiveNewestPage: (
      sessionId: number,
      messages: readonly Message[],
      hasOlder: boolean,
      heldBefore: readonly Message[] = [],
    ): void => {
      change(sessionId, (thread) => withNewestPage(thread, { messages, hasOlder, heldBefore }));
      endLive(set, messages);
    },
    prependOlder: (sessionId: number, page: readonly Message[], hasOlder: boolean): void => {
      change(sessionId, (thread) => ({ ...withMessages(thread, page), hasOlder }));
    },
    /** Drops what is older than a message; it is loaded again when the reader scrolls up. */
    dropOlder: (sessionId: number, oldestKept: number): void => {
      change(sessionId, (thread) => withoutOlder(thread, oldestKept));
    },
    failLoading: (sessionId: number): void => {
      change(sessionId, (thread) =>
        thread.loading === 'ready' ? thread : { ...thread, loading: 'failed' },
      );
    },
    retryLoading: (sessionId: number): void => {
      change(sessionId, (thread) => ({ ...thread, loading: 'loading' }));
    },
  };
};

const liveActions = (set: Set, get: Get) => {
  const setLive = (messageId: number, next: LiveText): boolean => {
    if (get().live[messageId] !== next) {
      set((state) => ({ live: { ...state.live, [messageId]: next } }));
    }
    return hasGap(next);
  };

  return {
    /** Returns whether an earlier piece is missing. */
    receiveToken: (token: TokenEvent): boolean => {
      const state = get();
      if (!state.threads[token.sessionId] || isFinished(state, token.sessionId, token.messageId)) {
        return false;
      }
      return setLive(token.messageId, takeToken(state.live[token.messageId], token));
    },
    snapshot: (sessionId: number, streaming: StreamingReply): boolean => {
      const state = get();
      if (isFinished(state, sessionId, streaming.messageId)) return false;
      const { messageId, attempt, text } = streaming;
      return setLive(messageId, takeSnapshot(state.live[messageId], { attempt, text }));
    },
    markAnnounced: (messageId: number, level: TriageLevel): void => {
      set((state) => ({ arrived: { ...state.arrived, [messageId]: level } }));
    },
    freeze: (messageId: number): void => {
      set((state) => ({ frozen: { ...state.frozen, [messageId]: true } }));
    },
    unfreeze: (messageId: number): void => {
      set((state) => ({ frozen: without(state.frozen, [messageId]) }));
    },
  };
};

const INITIAL: ChatState = { threads: {}, live: {}, frozen: {}, arrived: {}, pendingFeedback: {} };

export const useChatStore = create(
  combine(INITIAL, (set, get) => ({
    ...threadActions(set, get),
    ...questionActions(set, get),
    ...liveActions(set, get),
  })),
);
