import type { Message } from '@contract/chat';
import { useEffect, useState } from 'react';
import { useTexts } from '../../shared/texts';
import { HEARD_MS } from '../../shared/ui/notices.store';
import { useChatStore } from '../chat.store';
import { besideCard } from '../reply/beside-card';
import { plainText } from '../reply/plain-text';
import { isFinal, openReply } from '../thread';

/** Characters; more than two minutes of speech. */
const MAX_SPOKEN = 2_000;
const SENTENCE_END = /[.!?…:;](?=\s)|\n/g;

/** Cuts a paragraph at the end of a sentence or, failing that, of a word. */
const beginning = (paragraph: string, remaining: number): string => {
  const cut = paragraph.slice(0, remaining);
  const end = [...cut.matchAll(SENTENCE_END)].at(-1);
  return cut.slice(0, end ? end.index + 1 : cut.lastIndexOf(' ')).trim();
};

/** The paragraphs of an answer for a screen reader; a very long answer ends early with `more`. */
const spokenParagraphs = (markdown: string, more: string): string[] => {
  const announced: string[] = [];
  let remaining = MAX_SPOKEN;
  for (const paragraph of plainText(markdown).split('\n\n')) {
    if (paragraph.length > remaining)
      return [...announced, beginning(paragraph, remaining), more].filter(Boolean);
    if (paragraph.trim() !== '') announced.push(paragraph);
    remaining -= paragraph.length;
  }
  return announced;
};

type Announcement = 'nothing' | 'writing' | Message;

const END = {
  complete: 'answerReady',
  stopped: 'answerStopped',
  failed: 'answerFailed',
} as const;

const Ended = ({ reply: { status, content, triage } }: { reply: Message }) => {
  const { chat } = useTexts();
  const { inCard } = chat.triage;
  const end = status === 'stopped' || status === 'failed' ? END[status] : END.complete;
  const words =
    status === 'complete'
      ? spokenParagraphs(besideCard(content, { triage, inCard, growing: false }), chat.answerGoesOn)
      : [];
  return [chat[end], ...words].map((text, index) => <p key={index}>{text}</p>);
};

/**
 * Announces that an answer is being written, and the answer once it is complete, but never single
 * tokens. An alarm has been announced by its card. The text is removed once heard, so that nobody
 * comes across it again when reading on.
 */
export const Announcer = ({ sessionId }: { sessionId: number }) => {
  const { chat } = useTexts();
  const [announced, setAnnounced] = useState<Announcement>('nothing');

  useEffect(() => {
    let awaitedId: number | undefined;
    return useChatStore.subscribe(({ threads, live }) => {
      const thread = threads[sessionId];
      const open = openReply(thread);
      if (open) {
        awaitedId = open.id;
        setAnnounced(live[open.id] ? 'writing' : 'nothing');
        return;
      }
      const ended = thread?.messages.find(({ id }) => id === awaitedId);
      if (!ended || !isFinal(ended)) return;
      awaitedId = undefined;
      setAnnounced(ended);
    });
  }, [sessionId]);

  useEffect(() => {
    if (typeof announced === 'string') return;
    const timer = window.setTimeout(() => setAnnounced('nothing'), HEARD_MS);
    return () => window.clearTimeout(timer);
  }, [announced]);

  return (
    <div role="status" className="sr-only">
      {announced === 'writing' && <p>{chat.writing}</p>}
      {typeof announced === 'object' && <Ended reply={announced} />}
    </div>
  );
};
