import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { enterChat, petOf, serveReads, show } from '../chat.fixture';
import { SearchDialog } from './search-dialog';

const HOSTILE = '<img src=x onerror=alert(1)> a lily';

const messageOf = (messageId: number, text: string) => ({
  petId: 7,
  sessionId: 7,
  messageId,
  role: 'user',
  createdAt: '2026-01-01T10:00:00.000Z',
  snippet: { text, marks: [[text.indexOf('lily'), text.indexOf('lily') + 4]] },
});

const field = (): HTMLElement => screen.getByRole('combobox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

const serve = (answer: () => unknown): void =>
  serveReads({
    '/api/pets': () => [petOf(), petOf({ id: 8, name: 'Otto' })],
    '/api/search?q=lily&limit=20': answer,
  });

beforeEach(() => {
  enterChat(2, () => Promise.reject(new Error()));
  Element.prototype.scrollIntoView = vi.fn();
  window.history.replaceState(null, '', '/chat');
});

it('navigates the pets with the arrow keys and opens one', async () => {
  serve(() => ({}));
  show(<SearchDialog />);
  await screen.findByRole('option', { name: /Otto/ });
  expect(active()?.textContent).toContain('Micia');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(active()?.textContent).toContain('Otto');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(active()?.textContent).toContain('Micia');
  type('òtt');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(window.location.search).toBe('?petId=8'));
});

it('shows results as plain text with their count, and opens one', async () => {
  const items = [
    messageOf(3, HOSTILE),
    { ...messageOf(1, 'A lily?'), role: 'assistant', author: 'Dr. Ada Verdi' },
  ];
  serve(() => ({ items, nextCursor: null, corrected: ['lily'] }));
  show(<SearchDialog />);
  type('lily');
  await screen.findByText('2 results');
  expect(screen.getByRole('group', { name: 'Messages about Micia' }).textContent).toContain(
    HOSTILE,
  );
  expect(document.querySelector('img')).toBeNull();
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'lily',
    'lily',
  ]);
  expect(screen.getByRole('option', { name: /^Dr. Ada Verdi,.*A lily/ })).toBeTruthy();
  expect(screen.getByText('Searched for: lily')).toBeTruthy();
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(window.location.search).toBe('?petId=7&message=1'));
});

it('offers a retry after a failure, and shows when nothing was found', async () => {
  serve(() => {
    throw new Error('no network');
  });
  show(<SearchDialog />);
  type('lily');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  serve(() => ({ items: [], nextCursor: null, corrected: null }));
  fireEvent.click(again);
  expect(await screen.findAllByText('Nothing found')).toHaveLength(2);
});
