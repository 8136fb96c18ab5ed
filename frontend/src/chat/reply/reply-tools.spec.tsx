import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press } from '../../shared/render.fixture';
import { useNotices } from '../../shared/ui/notices.store';
import { calls, messageOf, SESSION, TRIAGE } from '../chat.fixture';
import { useChatStore } from '../chat.store';
import {
  answered,
  asked,
  button,
  openWith,
  pressed,
  saved,
  spoken,
} from '../messages/message-list.fixture';

const FEEDBACK = '/api/chat-messages/2/feedback';

describe('feedback on an answer', () => {
  it('shows earlier feedback, and pressing it again withdraws it', async () => {
    openWith(answered({ feedback: { helpful: true } }), { answer: saved({}) });
    expect([pressed('Helpful'), pressed('Not helpful')]).toEqual(['true', 'false']);
    press('Helpful');
    expect(pressed('Helpful')).toBe('false');
    await waitFor(() => expect(calls).toEqual([{ call: `DELETE ${FEEDBACK}`, body: null }]));
  });

  it('is shown immediately, and asks for a reason when negative', async () => {
    const feedback = { helpful: false, reason: 'incomplete' } as const;
    openWith(answered(), { answer: saved({ feedback }) });
    press('Not helpful');
    expect(pressed('Not helpful')).toBe('true');
    const why = screen.getByRole('group', { name: 'What was wrong?' });
    expect(within(why).getAllByRole('listitem')).toHaveLength(5);
    fireEvent.click(within(why).getByRole('button', { name: 'Something is missing' }));
    expect(screen.queryByRole('group', { name: 'What was wrong?' })).toBeNull();
    expect(screen.getByText('Something is missing')).toBeTruthy();
    expect(document.activeElement).toBe(button('Not helpful'));
    expect(spoken()).toBe('Thanks for telling us');
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ helpful: false }, feedback]),
    );
  });

  it('needs no reason: Escape closes the question and restores focus', () => {
    openWith(answered(), { answer: () => new Promise(() => undefined) });
    press('Not helpful');
    fireEvent.keyDown(screen.getByRole('group'), { key: 'Escape' });
    expect(screen.queryByRole('group')).toBeNull();
    expect(pressed('Not helpful')).toBe('true');
    expect(document.activeElement).toBe(button('Not helpful'));
  });

  it('is rolled back with a toast when it cannot be saved', async () => {
    openWith(answered({ feedback: { helpful: true } }));
    press('Not helpful');
    expect(pressed('Helpful')).toBe('false');
    await waitFor(() => expect(pressed('Helpful')).toBe('true'));
    expect(useNotices.getState().toast?.description).toBe(
      "Your feedback couldn't be saved. Please try again.",
    );
  });

  it('follows feedback given in another tab', () => {
    openWith(answered());
    act(() =>
      useChatStore.getState().receiveMessage(messageOf(2, { feedback: { helpful: true } })),
    );
    expect(pressed('Helpful')).toBe('true');
  });

  it('is not offered for an answer that failed or was stopped', () => {
    openWith([
      ...answered({ status: 'failed' }),
      messageOf(3),
      messageOf(4, { status: 'stopped' }),
    ]);
    expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull();
  });
});

describe('suggested questions', () => {
  const followUps = ['How often?', 'How much?'];

  it('are shown only under the newest answer, and are asked on click', async () => {
    openWith([
      ...answered({ followUps: ['Long ago?'] }),
      messageOf(3),
      messageOf(4, { followUps }),
    ]);
    const list = await screen.findByRole('list', { name: 'Suggested questions' });
    expect(
      within(list)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(followUps);
    press('How much?');
    expect(asked).toEqual(['How much?']);
  });

  it('disappear when a newer question is asked', async () => {
    openWith(answered({ followUps }));
    await screen.findByRole('button', { name: 'How often?' });
    const question = { clientId: 'a', content: 'Why?', createdAt: '2026-01-01T10:00:00.000Z' };
    act(() => useChatStore.getState().addOptimistic(SESSION, { ...question, state: 'sending' }));
    expect(screen.queryByRole('button', { name: 'How often?' })).toBeNull();
  });

  it('are not offered when the question limit is reached', async () => {
    openWith(answered({ followUps }), { left: 0 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('button', { name: 'How often?' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  });
});

describe('asking again', () => {
  it("repeats the answer's question, but not while another answer is being written", async () => {
    openWith([...answered(), messageOf(3), messageOf(4)]);
    const [first] = await screen.findAllByRole('button', { name: 'Ask again' });
    fireEvent.click(first as HTMLElement);
    expect(asked).toEqual(['Question 1?']);
    act(() => {
      useChatStore.getState().receiveMessage(messageOf(6, { status: 'pending', content: '' }));
    });
    expect(first?.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(first as HTMLElement);
    expect(asked).toEqual(['Question 1?']);
  });

  it('is only offered as Retry for a failed answer', async () => {
    openWith(answered({ status: 'failed', triage: TRIAGE }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
    expect(screen.getByText('Emergency: call a vet now')).toBeTruthy();
    press('Retry');
    expect(asked).toEqual(['Question 1?']);
  });

  it('is offered as Retry for an older failed answer until its question is asked again', () => {
    openWith([...answered({ status: 'failed' }), messageOf(3), messageOf(4)]);
    press('Retry');
    expect(asked).toEqual(['Question 1?']);
    const again = messageOf(5, { content: 'Question 1?' });
    act(() => useChatStore.getState().receiveMessage(again));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
