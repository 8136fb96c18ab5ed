import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePreferences } from '../shared/preferences.store';
import { useSession } from '../shared/session.store';
import { meetPreferences, syncPreferences, takePreferences } from './preferences-sync';

const sent: unknown[] = [];
const broadcast: unknown[] = [];
let hear: (event: { data: unknown }) => void;
let online = true;
let stop: () => void;

const chosen = () => {
  const { language, theme } = usePreferences.getState();
  return { language, theme };
};

beforeEach(() => {
  sent.length = broadcast.length = 0;
  online = true;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body?: string }) => {
    if (!online) return Promise.reject(new Error('no network'));
    if (method === 'PATCH') sent.push(JSON.parse(body ?? ''));
    return Promise.resolve(Response.json({ language: 'it', theme: 'light', answerNotices: false }));
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = (_: string, listener: typeof hear) => void (hear = listener);
      postMessage = (data: unknown) => void broadcast.push(data);
      close = () => undefined;
    },
  );
  useSession.setState({ user: { uid: '1' } as never });
  usePreferences.setState({ language: 'en', theme: 'system' });
  stop = syncPreferences();
});

afterEach(() => stop());

it('a choice made here reaches the other tabs and the server', async () => {
  usePreferences.getState().chooseTheme('dark');
  expect(broadcast).toEqual([{ language: 'en', theme: 'dark' }]);
  await waitFor(() => expect(sent).toEqual([{ theme: 'dark' }]));
});

it('a choice made elsewhere is applied and not echoed back', async () => {
  hear({ data: { language: 'it', theme: 'dark' } });
  await waitFor(() => expect(chosen()).toEqual({ language: 'it', theme: 'dark' }));
  expect(document.documentElement.lang).toBe('it');
  await takePreferences({ language: null, theme: 'light' });
  expect(chosen()).toEqual({ language: 'it', theme: 'light' });
  expect([sent, broadcast]).toEqual([[], []]);
});

it('a choice made offline is sent on reconnect, before remote choices are applied', async () => {
  online = false;
  usePreferences.getState().chooseTheme('dark');
  await new Promise((resolve) => setTimeout(resolve, 20));
  online = true;
  await meetPreferences();
  expect(sent).toEqual([{ theme: 'dark' }]);
  expect(chosen().theme).toBe('dark');
  await meetPreferences();
  expect(chosen()).toEqual({ language: 'it', theme: 'light' });
});

it('choices made in quick succession are sent in order, one at a time', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Promise((resolve) => answers.push(resolve));
  });
  usePreferences.getState().chooseTheme('dark');
  await waitFor(() => expect(sent).not.toEqual([]));
  usePreferences.getState().chooseTheme('light');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toHaveLength(1);
  answers[0]?.(Response.json({ code: 'UNAVAILABLE' }, { status: 503 }));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(Response.json({}));
  expect(sent).toEqual([{ theme: 'dark' }, { theme: 'light' }]);
});

it('a choice made here while the stored one is loading is kept', async () => {
  const meeting = meetPreferences();
  usePreferences.getState().chooseTheme('dark');
  await meeting;
  expect(chosen()).toEqual({ language: 'en', theme: 'dark' });
});

it('a choice made while signed out is not sent to the server', async () => {
  useSession.setState({ user: null });
  usePreferences.getState().chooseTheme('dark');
  expect(broadcast).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([]);
});

it('a browser that forbids tabs to talk still starts, and stores what is chosen', async () => {
  stop();
  vi.stubGlobal('BroadcastChannel', function forbid() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  stop = syncPreferences();
  usePreferences.getState().chooseTheme('dark');
  await waitFor(() => expect(sent).toEqual([{ theme: 'dark' }]));
});
