import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterChat, messageOf, show } from '../chat.fixture';
import { beginEditing, endEditing } from './editing.store';
import { QuestionEditor } from './question-editor';

it('an edited question is shown in full', () => {
  enterChat(2, () => Promise.reject(new Error('nothing is sent')));
  const message = messageOf(1);
  beginEditing(message.id, message.content);
  show(<QuestionEditor message={message} />);
  const field = screen.getByRole('textbox');
  const copied = (): string | null | undefined =>
    field.parentElement?.querySelector('p')?.textContent;
  expect(copied()).toBe('Question 1? ');
  fireEvent.change(field, { target: { value: 'How much?\nHow often?\nSince when?' } });
  expect(copied()).toBe('How much?\nHow often?\nSince when? ');
  endEditing();
});
