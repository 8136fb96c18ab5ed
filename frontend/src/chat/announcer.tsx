import { plainText } from './plain-text';
import type { Message } from '@contract/chat';
import { useEffect, useState } from 'react';
import { useTexts } from '../shared/texts';
import { useChatStore } from './chat.store';
import { HEARD_MS, useNotices } from '../shared/ui/notices.store';
import { isFinal, openReply } from './thread';

/** Characters; more than two minutes of speech. */
const MOST = 2_000;
const SENTENCE_END = /[.!?…:;](?=\s)|\n/g;

/** Cuts a paragraph at the end of a sentence or, failing that, of a word. */
const beginning = (paragraph: string, room: number): string => {
  const cut = paragraph.slice(0, room);
  const end = [...cut.matchAll(SENTENCE_END)].at(-1);
  return cut.slice(0, end ? end.index + 1 : cut.lastIndexOf(' ')).trim();
};

/**
 * An answer's words by paragraphs, as a screen reader says them; those of a very long one end
 * early, with `more` behind them.
 */
const spokenAnswer = (markdown: string, more: string): string[] => {
  const said: string[] = [];
  let room = MOST;
  for (const paragraph of plainText(markdown).split('\n\n')) {
    if (paragraph.length > room) return [...said, beginning(paragraph, room), more].filter(Boolean);
    if (paragraph.trim() !== '') said.push(paragraph);
    room -= paragraph.length;
  }
  return said;
};

type Said = 'nothing' | 'writing' | Message;

const END = {
  complete: 'answerReady',
  stopped: 'answerStopped',
  failed: 'answerFailed',
} as const;

const Ended = ({ reply: { status, content } }: { reply: Message }) => {
  const { chat } = useTexts();
  const end = status === 'stopped' || status === 'failed' ? END[status] : END.complete;
  const words = status === 'complete' ? spokenAnswer(content, chat.answerGoesOn) : [];
  return [chat[end], ...words].map((text, index) => <p key={index}>{text}</p>);
};

/**
 * Tells a screen reader that writing began, and the answer once it is complete: never the tokens
 * between, and no longer than it takes to be heard, so that who reads on meets it only once. And
 * what was confirmed, like a copy.
 */
export const Announcer = ({ sessionId }: { sessionId: number }) => {
  const { chat } = useTexts();
  const confirmed = useNotices((state) => state.spoken);
  const [said, setSaid] = useState<Said>('nothing');

  useEffect(() => {
    let awaited: number | undefined;
    return useChatStore.subscribe(({ threads, live }) => {
      const thread = threads[sessionId];
      const open = openReply(thread);
      if (open) {
        awaited = open.id;
        setSaid(live[open.id] ? 'writing' : 'nothing');
        return;
      }
      const ended = thread?.messages.find(({ id }) => id === awaited);
      if (!ended || !isFinal(ended)) return;
      awaited = undefined;
      setSaid(ended);
    });
  }, [sessionId]);

  useEffect(() => {
    if (typeof said === 'string') return;
    const timer = window.setTimeout(() => setSaid('nothing'), HEARD_MS);
    return () => window.clearTimeout(timer);
  }, [said]);

  return (
    <>
      <div role="status" className="sr-only">
        {said === 'writing' && <p>{chat.writing}</p>}
        {typeof said === 'object' && <Ended reply={said} />}
      </div>
      <p aria-live="polite" className="sr-only">
        {confirmed}
      </p>
    </>
  );
};
