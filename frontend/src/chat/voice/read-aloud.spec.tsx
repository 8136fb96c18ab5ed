import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press } from '../../shared/render.fixture';
import { enterChat, show } from '../chat.fixture';
import { ReadAloud, useReadingFailures } from './read-aloud';
import { useReader } from './reader.store';
import { useNotices } from '../../shared/ui/notices.store';

interface Utterance {
  text: string;
  lang: string;
  onend: () => void;
  onerror: (event: { error: string }) => void;
}

/** What the browser was asked to say; a browser that is silenced reports an error. */
const asked: Utterance[] = [];
const cancelled = vi.fn();

const now = (): Utterance => asked.at(-1) as Utterance;

const LONG = `${'The goal is slow loss for the cat. '.repeat(3)}\n\n| a | b |\n|---|---|\n| 1 | 2 |`;

const Failures = () => (useReadingFailures(), null);

beforeEach(() => {
  enterChat(2, () => Promise.reject(new Error('nothing is sent')));
  useReader.setState({ reading: null, paused: false, failed: false });
  asked.length = 0;
  cancelled.mockReset();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [
      { lang: 'it-IT', localService: false },
      { lang: 'en-US', localService: false },
      { lang: 'en-IE', localService: true },
    ],
    speak: (utterance: Utterance) => asked.push(utterance),
    cancel: () => {
      cancelled();
      asked.at(-1)?.onerror({ error: 'interrupted' });
    },
  });
});

const sayToEnd = async (): Promise<void> => {
  now().onend();
  await act(() => Promise.resolve());
};

it('reads an answer sentence by sentence, in a voice of its language, to its end', async () => {
  show(<ReadAloud messageId={2} content={LONG} />);
  press('Read aloud');
  expect(now()).toMatchObject({ text: 'The goal is slow loss for the cat.', lang: 'en-IE' });
  for (const count of [2, 3, 4, 5]) {
    await sayToEnd();
    await waitFor(() => expect(asked).toHaveLength(count));
  }
  expect(now().text).toBe('1, 2');
  await sayToEnd();
  await screen.findByRole('button', { name: 'Read aloud' });
  expect(useNotices.getState().toast).toBeNull();
});

it('pauses, and resumes with the current sentence', async () => {
  show(<ReadAloud messageId={2} content="La prima è per il gatto. La seconda no." />);
  press('Read aloud');
  expect(now().lang).toBe('it-IT');
  await sayToEnd();
  await waitFor(() => expect(now().text).toBe('La seconda no.'));
  press('Pause reading');
  press('Resume reading');
  expect(now().text).toBe('La seconda no.');
  press('Stop reading');
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
});

it('reads one answer at a time, and stops when the answer is unmounted', () => {
  const { unmount } = show(
    <>
      <ReadAloud messageId={2} content="One." />
      <ReadAloud messageId={4} content="Two." />
    </>,
  );
  const [first, second] = screen.getAllByRole('button', { name: 'Read aloud' });
  fireEvent.click(first as HTMLElement);
  fireEvent.click(second as HTMLElement);
  expect(now().text).toBe('Two.');
  expect(screen.getAllByRole('button', { name: 'Stop reading' })).toHaveLength(1);
  cancelled.mockReset();
  unmount();
  expect(cancelled).toHaveBeenCalled();
  expect(useReader.getState().reading).toBeNull();
});

it('shows an error when the browser cannot read it', async () => {
  show(
    <>
      <ReadAloud messageId={2} content="One." />
      <Failures />
    </>,
  );
  press('Read aloud');
  now().onerror({ error: 'synthesis-failed' });
  await waitFor(() => expect(useNotices.getState().toast?.description).toContain('read aloud'));
});

it('is not shown when the browser has no speech synthesis', () => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  show(<ReadAloud messageId={2} content="One." />);
  expect(screen.queryByRole('button')).toBeNull();
});
