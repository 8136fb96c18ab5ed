import { create, type StoreApi } from 'zustand';
import type { Feedback, Message } from '@contract/chat';
import type { StreamingReply, TokenEvent } from '@contract/socket-events';
import { hasGap, takeSnapshot, takeToken, type LiveText } from './live-text';
import {
  EMPTY_THREAD,
  isFinal,
  withMessages,
  withNewestPage,
  withoutOlder,
  type Outgoing,
  type Thread,
} from './thread';

interface ChatState {
  threads: Readonly<Record<number, Thread>>;
  /** Replies being written, by message id: apart from the list, so that only their bubble moves. */
  live: Readonly<Record<number, LiveText>>;
  /** Replies stopped here whose end the server has not told yet: they grow no more. */
  frozen: Readonly<Record<number, true>>;
  /** Replies that began while this page was watching: what they say at once is news. */
  arrived: Readonly<Record<number, true>>;
  /** Feedback given here that the server has not taken yet, by message id; null withdraws. */
  said: Readonly<Record<number, Feedback | null>>;
}

interface ThreadVerbs {
  openThread: (sessionId: number) => void;
  receiveMessage: (message: Message) => void;
  receiveNewestPage: (sessionId: number, page: readonly Message[], hasOlder: boolean) => void;
  prependOlder: (sessionId: number, page: readonly Message[], hasOlder: boolean) => void;
  /** Forgets what is older than a message: it is loaded again when it is looked for. */
  dropOlder: (sessionId: number, oldestKept: number) => void;
  failLoading: (sessionId: number) => void;
  retryLoading: (sessionId: number) => void;
}

interface QuestionVerbs {
  addOptimistic: (sessionId: number, question: Outgoing) => void;
  setAside: (sessionId: number, clientId: string) => void;
  confirm: (message: Message, reply: Message) => void;
  /** Takes a question out of the list and gives its words back, unless it was stored after all. */
  rollBack: (sessionId: number, clientId: string) => string | undefined;
}

interface LiveVerbs {
  /** True when a piece in front of it is missing. */
  receiveToken: (token: TokenEvent) => boolean;
  /** True when a piece is still missing after it. */
  snapshot: (sessionId: number, streaming: StreamingReply) => boolean;
  finish: (message: Message) => void;
  freeze: (messageId: number) => void;
  unfreeze: (messageId: number) => void;
}

type ChatStore = ChatState & ThreadVerbs & QuestionVerbs & LiveVerbs;
type Set = StoreApi<ChatStore>['setState'];
type Get = StoreApi<ChatStore>['getState'];

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

const isOver = (state: ChatState, sessionId: number, messageId: number): boolean =>
  state.threads[sessionId]?.messages.some(
    (message) => message.id === messageId && isFinal(message),
  ) ?? false;

const endLive = (set: Set, messages: readonly Message[]): void => {
  const over = messages.filter(isFinal).map(({ id }) => id);
  set(({ live, frozen }) => ({ live: without(live, over), frozen: without(frozen, over) }));
};

/** Takes messages as they are told, one by one; a part of the list that was not read stays unread. */
const hear = (
  state: ChatState,
  sessionId: number,
  told: readonly Message[],
): Partial<ChatState> => {
  const { hasOlder, messages } = state.threads[sessionId] ?? EMPTY_THREAD;
  const oldest = hasOlder ? (messages[0]?.id ?? 0) : 0;
  const begun = told.filter((message) => message.role === 'assistant' && !isFinal(message));
  return {
    ...changeThread(state, sessionId, (thread) =>
      withMessages(
        thread,
        told.filter(({ id }) => id >= oldest),
      ),
    ),
    ...(begun.length > 0 && {
      arrived: { ...state.arrived, ...Object.fromEntries(begun.map(({ id }) => [id, true])) },
    }),
  };
};

const threadChanger =
  (set: Set) =>
  (sessionId: number, how: (thread: Thread) => Thread): void => {
    set((state) => changeThread(state, sessionId, how));
  };

const questionVerbs = (set: Set, get: Get): QuestionVerbs => {
  const change = threadChanger(set);
  return {
    addOptimistic: (sessionId, question) => {
      change(sessionId, (thread) => ({
        ...thread,
        outgoing: [
          ...thread.outgoing.filter((other) => other.clientId !== question.clientId),
          question,
        ],
      }));
    },
    setAside: (sessionId, clientId) => {
      change(sessionId, (thread) => ({
        ...thread,
        outgoing: thread.outgoing.map((question) =>
          question.clientId === clientId ? { ...question, state: 'waiting' } : question,
        ),
      }));
    },
    confirm: (message, reply) => {
      set((state) => hear(state, message.sessionId, [message, reply]));
    },
    rollBack: (sessionId, clientId) => {
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

const threadVerbs = (set: Set, get: Get): ThreadVerbs => {
  const change = threadChanger(set);
  return {
    openThread: (sessionId) => {
      if (!get().threads[sessionId]) change(sessionId, (thread) => thread);
    },
    receiveMessage: (message) => {
      if (!get().threads[message.sessionId]) return;
      set((state) => hear(state, message.sessionId, [message]));
    },
    receiveNewestPage: (sessionId, page, hasOlder) => {
      change(sessionId, (thread) => withNewestPage(thread, page, hasOlder));
      endLive(set, page);
    },
    prependOlder: (sessionId, page, hasOlder) => {
      change(sessionId, (thread) => ({ ...withMessages(thread, page), hasOlder }));
    },
    dropOlder: (sessionId, oldestKept) => {
      change(sessionId, (thread) => withoutOlder(thread, oldestKept));
    },
    failLoading: (sessionId) => {
      change(sessionId, (thread) =>
        thread.loading === 'ready' ? thread : { ...thread, loading: 'failed' },
      );
    },
    retryLoading: (sessionId) => {
      change(sessionId, (thread) => ({ ...thread, loading: 'loading' }));
    },
  };
};

const liveVerbs = (set: Set, get: Get): LiveVerbs => {
  const setLive = (messageId: number, next: LiveText): boolean => {
    if (get().live[messageId] !== next) {
      set((state) => ({ live: { ...state.live, [messageId]: next } }));
    }
    return hasGap(next);
  };

  return {
    receiveToken: (token) => {
      const state = get();
      if (!state.threads[token.sessionId] || isOver(state, token.sessionId, token.messageId)) {
        return false;
      }
      return setLive(token.messageId, takeToken(state.live[token.messageId], token));
    },
    snapshot: (sessionId, streaming) => {
      const state = get();
      if (isOver(state, sessionId, streaming.messageId)) return false;
      const { messageId, attempt, text } = streaming;
      return setLive(messageId, takeSnapshot(state.live[messageId], { attempt, text }));
    },
    finish: (message) => {
      get().receiveMessage(message);
      endLive(set, [message]);
    },
    freeze: (messageId) => {
      set((state) => ({ frozen: { ...state.frozen, [messageId]: true } }));
    },
    unfreeze: (messageId) => {
      set((state) => ({ frozen: without(state.frozen, [messageId]) }));
    },
  };
};

export const useChatStore = create<ChatStore>()((set, get) => ({
  threads: {},
  live: {},
  frozen: {},
  arrived: {},
  said: {},
  ...threadVerbs(set, get),
  ...questionVerbs(set, get),
  ...liveVerbs(set, get),
}));
