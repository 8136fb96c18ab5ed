import { act, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { press } from '../../shared/render.fixture';
import { useNotices } from '../../shared/ui/notices.store';
import { calls, enterChat, messageOf, petOf, SESSION, show } from '../chat.fixture';
import { Composer } from '../composer/composer';
import { EMPTY_THREAD } from '../thread';
import { FakeRecognition, withRecognition } from './speech.fixture';

const field = (): HTMLTextAreaElement => screen.getByLabelText('Your question');

const open = (): void => {
  show(<Composer sessionId={SESSION} pet={petOf()} thread={EMPTY_THREAD} input={createRef()} />);
};

const hear = (...results: [string, boolean][]): void =>
  act(() => FakeRecognition.newest.hear(...results));

beforeEach(() => {
  enterChat(2, () =>
    Promise.resolve(
      Response.json({ message: messageOf(1), reply: messageOf(2), remainingQuestions: 1 }),
    ),
  );
});

it('is not shown when the browser has no speech recognition', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull();
});

it('appends speech to the typed text, across pauses that end a recognition', () => {
  withRecognition();
  open();
  fireEvent.change(field(), { target: { value: 'Since Monday' } });
  press('Dictate');
  expect(screen.getByText('Listening...')).toBeTruthy();
  expect(FakeRecognition.newest.lang).toBe('en-US');
  hear(['she', false]);
  expect(field().value).toBe('Since Monday she');
  hear(['she drinks', true], ['a lot', false]);
  act(() => FakeRecognition.newest.end());
  expect(FakeRecognition.made).toHaveLength(2);
  hear(['and sleeps', true]);
  expect(field().value).toBe('Since Monday she drinks a lot and sleeps');
  press('Stop dictating');
  act(() => FakeRecognition.newest.end());
  expect(screen.queryByText('Listening...')).toBeNull();
  expect(FakeRecognition.made).toHaveLength(2);
});

it('stops when the user types, and ignores later results', () => {
  withRecognition();
  open();
  press('Dictate');
  hear(['she eats', false]);
  const first = FakeRecognition.newest;
  fireEvent.change(field(), { target: { value: 'she eats less' } });
  act(() => first.hear(['she eats fast', true]));
  expect(field().value).toBe('she eats less');
  expect(first.running).toBe(false);
  expect(screen.getByRole('button', { name: 'Dictate' })).toBeTruthy();
});

it('sends the shown text, and ignores results that arrive later', async () => {
  withRecognition();
  open();
  press('Dictate');
  hear(['how much', false]);
  const first = FakeRecognition.newest;
  await act(async () => {
    fireEvent.keyDown(field(), { key: 'Enter' });
    await Promise.resolve();
  });
  act(() => first.hear(['how much food', true]));
  expect(calls[0]?.body).toMatchObject({ content: 'how much' });
  expect(field().value).toBe('');
});

it.each([
  ['not-allowed', 'may not use the microphone'],
  ['audio-capture', 'No microphone was found'],
  ['network', 'needs a network'],
])('shows why it ended (%s), and keeps the words', (error, text) => {
  withRecognition();
  open();
  press('Dictate');
  hear(['my cat', false]);
  act(() => FakeRecognition.newest.fail(error));
  expect(field().value).toBe('my cat');
  expect(useNotices.getState().toast?.description).toContain(text);
  expect(screen.getByRole('button', { name: 'Dictate' })).toBeTruthy();
  expect(FakeRecognition.made).toHaveLength(1);
});

it('stops listening after repeated silence', () => {
  withRecognition();
  open();
  press('Dictate');
  for (let ends = 0; ends < 5; ends += 1) act(() => FakeRecognition.newest.fail('no-speech'));
  expect(screen.getByRole('button', { name: 'Dictate' })).toBeTruthy();
  expect(useNotices.getState().toast).toBeNull();
});
