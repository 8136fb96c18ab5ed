import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messageOf, SESSION, show, TRIAGE } from '../chat.fixture';
import { useChatStore } from '../chat.store';
import { EMPTY_THREAD, shownMessages } from '../thread';
import { VetBubble } from './vet-bubble';
import { whomOf } from '../composer/whom-switch';

const told = { content: '', consultationId: 3, status: 'complete' } as const;

describe('a message to a vet', () => {
  it('has no Zampa bubble unless it raises an alarm', () => {
    const routine = { ...TRIAGE, level: 'routine' } as const;
    const messages = [
      messageOf(1, { consultationId: 3 }),
      messageOf(2, { ...told, triage: routine }),
      messageOf(3, { consultationId: 3 }),
      messageOf(4, { ...told, triage: TRIAGE }),
      messageOf(6, { ...told, triage: { ...TRIAGE, since: 3 } }),
    ];
    const shown = shownMessages({ ...EMPTY_THREAD, messages });
    expect(shown.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it('announces its alarm, even without an answer', () => {
    useChatStore.setState({ threads: {}, arrived: {} });
    useChatStore.getState().openThread(SESSION);
    useChatStore.getState().receiveMessage(messageOf(4, { ...told, triage: TRIAGE }));
    expect(useChatStore.getState().arrived).toEqual({ 4: null });
  });

  it.each([
    ['Hello', { vet: null, toZampa: true }, undefined],
    ['Hello', { vet: 'Dr. Ada Verdi', toZampa: false }, 'vet'],
    ['Hello', { vet: 'Dr. Ada Verdi', toZampa: true }, 'assistant'],
    ['@Zampa hello', { vet: 'Dr. Ada Verdi', toZampa: false }, 'assistant'],
    ['to @zampa', { vet: 'Dr. Ada Verdi', toZampa: false }, 'vet'],
  ] as const)(
    'goes to the vet handling the case, unless addressed to Zampa: %s %j',
    (words, by, whom) => {
      expect(whomOf(words, by)).toBe(whom);
    },
  );
});

it("a vet's message shows its author, and no Markdown formatting", () => {
  const author = { kind: 'vet', name: 'Dr. Ada Verdi', registerNumber: 'RM-1234' } as const;
  show(<VetBubble message={messageOf(8, { content: '**Rest**', author })} author={author} />);
  const bubble = screen.getByRole('article', { name: 'Vet Dr. Ada Verdi' });
  expect(bubble.textContent).toContain('RM-1234');
  expect(bubble.textContent).toContain('**Rest**');
});
