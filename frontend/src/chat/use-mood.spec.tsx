import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterChat, messageOf, SESSION, TRIAGE } from './chat.fixture';
import { useChatStore } from './chat.store';
import { useComposerStore } from './composer/composer.store';
import { useMood } from './use-mood';

beforeEach(() => {
  vi.useFakeTimers();
  enterChat(3, () => Promise.resolve(Response.json({})));
});

afterEach(() => vi.useRealTimers());

const watch = () => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useMood(SESSION);
  });
  return { mood: () => result.current, renders: () => renders };
};

const chat = () => useChatStore.getState();

const begin = (more = {}): void => {
  const reply = messageOf(2, { status: 'streaming', content: '', ...more });
  act(() => chat().confirm(messageOf(1), reply));
};

const say = (text: string, offset: number): void => {
  const token = { sessionId: SESSION, messageId: 2, attempt: 1, offset, text };
  act(() => void chat().receiveToken(token));
};

const end = (more = {}): void => act(() => chat().finish(messageOf(2, more)));

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it('wakes during an answer, rests some seconds after it, and looks up when the owner types', () => {
  const { mood } = watch();
  expect(mood()).toBeUndefined();
  begin();
  expect(mood()).toBe('awake');
  say('Give', 0);
  expect(mood()).toBe('waking');
  end();
  expect(mood()).toBeUndefined();
  wait(7_900);
  expect(mood()).toBeUndefined();
  wait(200);
  expect(mood()).toBe('resting');
  act(() => useComposerStore.getState().writeDraft(SESSION, 'And'));
  expect(mood()).toBeUndefined();
  wait(20_000);
  expect(mood()).toBeUndefined();
});

it("does not re-render as an answer's text grows", () => {
  const { renders } = watch();
  begin();
  say('Give', 0);
  const before = renders();
  for (let at = 4; at < 60; at += 1) say('.', at);
  expect(renders()).toBe(before);
});

it('looks at the reader in an emergency, without moving or falling asleep', () => {
  const { mood } = watch();
  begin({ triage: TRIAGE });
  say('Call', 0);
  expect(mood()).toBeUndefined();
  end({ triage: TRIAGE });
  wait(20_000);
  expect(mood()).toBeUndefined();
});
