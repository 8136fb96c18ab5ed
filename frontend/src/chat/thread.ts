import type { Message } from '@contract/chat';
import type { Photo } from '@contract/photos';

/** `waiting`: for a network. */
export interface Outgoing {
  clientId: string;
  content: string;
  /** ISO 8601. */
  createdAt: string;
  state: 'sending' | 'waiting';
  /** The question that it replaces: from there on the chat is hidden. */
  replaces?: number | undefined;
  /** Whether a vet has the case: no answer from Zampa is awaited. */
  forVet?: boolean | undefined;
}

export interface Thread {
  /** Ascending by id. */
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  hasOlder: boolean;
  loading: 'loading' | 'ready' | 'failed';
}

export const EMPTY_THREAD: Thread = {
  messages: [],
  outgoing: [],
  hasOlder: false,
  loading: 'loading',
};

export const isEmpty = ({ messages, outgoing }: Thread): boolean =>
  messages.length === 0 && outgoing.length === 0;

export const isFinal = (message: Message): boolean =>
  message.status !== 'pending' && message.status !== 'streaming';

const isSame = (one: Message, other: Message): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** How far a reply has come. At equal progress the incoming one wins: it may bring an alarm. */
const progress = (message: Message): number =>
  isFinal(message) ? 2 : message.status === 'streaming' ? 1 : 0;

/** An older response never undoes a state; an equal message keeps its identity. */
const newer = (held: Message | undefined, incoming: Message): Message =>
  held && (progress(incoming) < progress(held) || isSame(held, incoming)) ? held : incoming;

const mergeById = (held: readonly Message[], incoming: readonly Message[]): Message[] => {
  const byId = new Map(held.map((message) => [message.id, message]));
  for (const message of incoming) byId.set(message.id, newer(byId.get(message.id), message));
  return [...byId.values()].sort((one, other) => one.id - other.id);
};

const withoutStored = (thread: Thread): Thread => {
  const stored = new Set(thread.messages.map((message) => message.clientId));
  const outgoing = thread.outgoing.filter((question) => !stored.has(question.clientId));
  return outgoing.length === thread.outgoing.length ? thread : { ...thread, outgoing };
};

/** Messages that are already known change nothing and cause no render. */
export const withMessages = (thread: Thread, incoming: readonly Message[]): Thread => {
  const messages = mergeById(thread.messages, incoming);
  const isKnown =
    messages.length === thread.messages.length &&
    messages.every((message, index) => message === thread.messages[index]);
  return withoutStored(isKnown ? thread : { ...thread, messages });
};

export const withoutOlder = (thread: Thread, oldestKept: number): Thread => {
  const messages = thread.messages.filter(({ id }) => id >= oldestKept);
  const fewer = messages.length < thread.messages.length;
  return fewer ? { ...thread, messages, hasOlder: true } : thread;
};

/** A reply that only carries the triage of a message to a vet, and raises no alarm of its own. */
const saysNothing = ({ role, status, content, triage, consultationId }: Message): boolean =>
  role === 'assistant' &&
  status === 'complete' &&
  content === '' &&
  consultationId !== undefined &&
  (triage === undefined || triage.level === 'routine' || triage.since !== undefined);

/** What is shown: nothing from a question being replaced onwards, and no replies without words. */
export const shownMessages = ({ messages, outgoing }: Thread): readonly Message[] => {
  const from = outgoing.find(({ replaces }) => replaces !== undefined)?.replaces;
  const told = messages.some(saysNothing)
    ? messages.filter((message) => !saysNothing(message))
    : messages;
  return from === undefined ? told : told.filter(({ id }) => id < from);
};

/** The photos of the replaced question, which its replacement keeps. */
export const keptPhotos = (
  { messages }: Thread,
  { replaces }: Outgoing,
): readonly Photo[] | undefined => messages.find(({ id }) => id === replaces)?.photos;

/** A question that takes the place of its earlier versions hides them and what followed them. */
export const withoutReplaced = (thread: Thread, { id, versions }: Message): Thread => {
  const first = versions?.[0];
  if (first === undefined) return thread;
  const messages = thread.messages.filter((message) => message.id < first || message.id >= id);
  return messages.length === thread.messages.length ? thread : { ...thread, messages };
};

interface NewestPage {
  messages: readonly Message[];
  hasOlder: boolean;
  /** What was held before the page was read: whatever the page omits of it is no longer shown. */
  heldBefore: readonly Message[];
}

const withoutHidden = (
  thread: Thread,
  { messages: page, hasOlder, heldBefore }: NewestPage,
): Thread => {
  const listed = new Set(page.map(({ id }) => id));
  const oldest = hasOlder ? (page[0]?.id ?? 0) : 0;
  const gone = new Set(
    heldBefore.filter(({ id }) => id >= oldest && !listed.has(id)).map(({ id }) => id),
  );
  const messages = thread.messages.filter(({ id }) => !gone.has(id));
  return messages.length === thread.messages.length ? thread : { ...thread, messages };
};

/** Merges the newest page; if it does not reach the messages held, it replaces them. */
export const withNewestPage = (before: Thread, newest: NewestPage): Thread => {
  const { messages: page, hasOlder } = newest;
  const thread = withoutHidden(before, newest);
  const newestHeld = thread.messages.at(-1)?.id ?? 0;
  const oldestHeld = thread.messages[0]?.id ?? Infinity;
  const oldestRead = page[0]?.id ?? 0;
  const apart = hasOlder && oldestRead > newestHeld;
  const kept = apart ? { ...thread, messages: [] } : thread;
  const from = kept.hasOlder ? (kept.messages[0]?.id ?? 0) : 0;
  const news = page.filter(({ id }) => id >= from);
  const reachesBack = apart || oldestRead <= oldestHeld;
  return {
    ...withMessages(kept, news),
    hasOlder: news.length < page.length || (reachesBack ? hasOlder : thread.hasOlder),
    loading: 'ready',
  };
};

/** The reply that is awaited or being written. */
export const openReply = (thread: Thread | undefined): Message | undefined =>
  thread?.messages.findLast((message) => message.role === 'assistant' && !isFinal(message));

/** Whether a question is unsent or unanswered, so that the next one has to wait. */
export const isBusy = (thread: Thread | undefined): boolean =>
  openReply(thread) !== undefined || (thread?.outgoing.length ?? 0) > 0;
