import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, enterChat, messageOf, petOf, SESSION, show } from '../chat.fixture';
import { useChatStore } from '../chat.store';
import { EMPTY_THREAD } from '../thread';
import { Composer } from './composer';
import { useComposerStore } from './composer.store';
import { readOutbox } from './outbox';
import { sendOutbox } from './send-question';
import { withdrawQuestion } from './take-back';

const Chat = () => {
  const thread = useChatStore(({ threads }) => threads[SESSION]) ?? EMPTY_THREAD;
  return <Composer sessionId={SESSION} pet={petOf()} thread={thread} input={createRef()} />;
};

const button = (name: 'Send' | 'Stop'): HTMLElement => screen.getByRole('button', { name });

/** The first click of a double click counts 1, the second one 2, and a key press 0. */
const click = (name: 'Send' | 'Stop', detail = 1): boolean =>
  fireEvent.click(button(name), { detail });

const type = (text: string): void =>
  act(() => useComposerStore.getState().writeDraft(SESSION, text));

const isAnswering = (): void =>
  act(() => useChatStore.getState().receiveMessage(messageOf(2, { status: 'streaming' })));
const hasAnswered = (): void => act(() => useChatStore.getState().finish(messageOf(2)));

const later = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

/** Whether scripts and assistive technology see that Send takes no press. */
const isHeld = (): boolean => button('Send').getAttribute('aria-disabled') === 'true';

const asked = (): string[] => calls.map(({ call }) => call);

/** What the server's answer to a stop waits for. */
let stopping = Promise.resolve(Response.json({}));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stopping = Promise.resolve(Response.json(messageOf(2, { status: 'stopped' })));
  enterChat(2, (call) =>
    call.endsWith('/stop')
      ? stopping
      : Promise.resolve(
          Response.json({
            message: messageOf(1),
            reply: messageOf(2, { status: 'pending', content: '' }),
            remainingQuestions: 1,
          }),
        ),
  );
  localStorage.clear();
  useComposerStore.setState({ drafts: {} });
  show(<Chat />);
});

it('a double click on Send does not stop the answer', async () => {
  type('How much water?');
  click('Send');
  await waitFor(() => button('Stop'));
  later(200);
  click('Stop', 2);
  expect(asked()).toEqual([`POST /api/chat-sessions/${SESSION}/messages`]);
  click('Stop');
  await waitFor(() => expect(asked().at(-1)).toBe('POST /api/chat-messages/2/stop'));
});

it('a click on Stop that comes after the answer does not send what was being typed', async () => {
  isAnswering();
  type('And how m');
  hasAnswered();
  later(200);
  expect(isHeld()).toBe(true);
  click('Send');
  expect(asked()).toEqual([]);
  later(200);
  expect(isHeld()).toBe(false);
  click('Send');
  await waitFor(() => expect(asked()).toHaveLength(1));
});

it('what is written after the answer can be sent at once', async () => {
  isAnswering();
  hasAnswered();
  expect(isHeld()).toBe(true);
  type('And how much food?');
  expect(isHeld()).toBe(false);
  click('Send');
  await waitFor(() => expect(asked()).toHaveLength(1));
});

it('Enter in the field sends at the very end of the answer', async () => {
  isAnswering();
  type('And how much food?');
  hasAnswered();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  await waitFor(() => expect(asked()).toHaveLength(1));
});

it('Stop never becomes Send while somebody holds it: the field gets its focus', () => {
  isAnswering();
  const stop = button('Stop');
  stop.focus();
  hasAnswered();
  expect(button('Send')).not.toBe(stop);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('a double click on Stop does not send what was being typed', async () => {
  isAnswering();
  type('And how m');
  click('Stop');
  await waitFor(() => expect(button('Send')).toHaveProperty('disabled', false));
  later(200);
  click('Send', 2);
  expect(asked()).toEqual(['POST /api/chat-messages/2/stop']);
});

it('the keyboard stops an answer and sends the next question at once', async () => {
  isAnswering();
  type('And how much food?');
  click('Stop', 0);
  await waitFor(() => expect(button('Send')).toHaveProperty('disabled', false));
  click('Send', 0);
  await waitFor(() => expect(asked()).toHaveLength(2));
});

describe('a question asked while the answer is being stopped', () => {
  const outgoing = () => useChatStore.getState().threads[SESSION]?.outgoing;
  const draft = () => useComposerStore.getState().drafts[SESSION]?.text;
  let answerStop: (answer: Response) => void;
  const serverSays = async (answer: Response): Promise<void> => {
    answerStop(answer);
    await act(() => stopping);
  };

  beforeEach(() => {
    stopping = new Promise((resolve) => {
      answerStop = resolve;
    });
    isAnswering();
    type('And how much food?');
    click('Stop', 0);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  });

  it('is listed and kept at once, and sent when the server has stopped the answer', async () => {
    expect(draft()).toBe('');
    expect(outgoing()).toMatchObject([{ content: 'And how much food?' }]);
    expect(readOutbox('1')).toHaveLength(1);
    await sendOutbox('1');
    expect(asked()).toEqual(['POST /api/chat-messages/2/stop']);
    await serverSays(Response.json(messageOf(2, { status: 'stopped' })));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(calls.at(-1)).toMatchObject({ body: { content: 'And how much food?' } });
  });

  it('is sent as soon as the answer is known to have ended', async () => {
    hasAnswered();
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  it('comes back into the field if the answer could not be stopped', async () => {
    type('Or treats?');
    await serverSays(Response.json({ code: 'UNAVAILABLE' }, { status: 503 }));
    await waitFor(() => expect(draft()).toBe('And how much food?\nOr treats?'));
    expect([outgoing(), readOutbox('1')]).toEqual([[], []]);
    expect(asked()).toEqual(['POST /api/chat-messages/2/stop']);
  });

  it('is not sent if it has been taken back', async () => {
    const [question] = outgoing() ?? [];
    act(() => withdrawQuestion({ sessionId: SESSION, clientId: question?.clientId ?? '' }));
    await serverSays(Response.json(messageOf(2, { status: 'stopped' })));
    expect(draft()).toBe('And how much food?');
    expect(asked()).toEqual(['POST /api/chat-messages/2/stop']);
  });

  it('holds the next one back', () => {
    type('Or treats?');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    expect([draft(), outgoing()?.length]).toEqual(['Or treats?', 1]);
  });
});
