import { useEffect, useRef, useState } from 'react';
import type { Mood } from '../shared/ui/portrait';
import { useChatStore } from './chat.store';
import { useComposerStore } from './composer/composer.store';
import { openReply } from './thread';

/** Milliseconds after an answer's end before the pet rests. */
const RESTS_AFTER = 8_000;

type State = ReturnType<typeof useChatStore.getState>;

/** `alarm`: the newest answer is an emergency. */
type Scene = 'quiet' | 'awaited' | 'written' | 'alarm';

/** A single word, so that tokens cause no renders. */
const sceneOf = (state: State, sessionId: number): Scene => {
  const thread = state.threads[sessionId];
  const newest = thread?.messages.findLast(({ role }) => role === 'assistant');
  if (newest?.triage?.level === 'emergency') return 'alarm';
  const reply = openReply(thread);
  if (reply !== undefined) return state.live[reply.id]?.text ? 'written' : 'awaited';
  return (thread?.outgoing.length ?? 0) > 0 ? 'awaited' : 'quiet';
};

const MOODS: Record<Scene, Mood | undefined> = {
  quiet: undefined,
  awaited: 'awake',
  written: 'waking',
  alarm: undefined,
};

/**
 * The pet breathes while an answer is written and moves an ear at its first words. A while after
 * the end it closes its eyes, until the owner types.
 */
export const useMood = (sessionId: number): Mood | undefined => {
  const scene = useChatStore((state) => sceneOf(state, sessionId));
  const [rests, setRests] = useState(false);
  const before = useRef(scene);

  useEffect(() => {
    const ended = scene === 'quiet' && MOODS[before.current] !== undefined;
    before.current = scene;
    if (!ended) return;
    const timer = setTimeout(() => setRests(true), RESTS_AFTER);
    const stopListening = useComposerStore.subscribe((now, then) => {
      if (now.drafts[sessionId]?.text === then.drafts[sessionId]?.text) return;
      clearTimeout(timer);
      setRests(false);
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      setRests(false);
    };
  }, [scene, sessionId]);

  return scene === 'quiet' && rests ? 'resting' : MOODS[scene];
};
