import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../shared/render.fixture';
import { useNotices } from '../../shared/ui/notices.store';
import { CaseActions } from './case-actions';
import { QUEUE_PATH } from './case-path';

afterEach(() => history.replaceState(null, '', '/'));

it('a double click hands a case back once', async () => {
  const answers = [new Response(null, { status: 204 }), new Response('{}', { status: 404 })];
  const fetch = vi.fn(() => Promise.resolve(answers.shift()));
  vi.stubGlobal('fetch', fetch);
  show(<CaseActions id={3} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hand back' }));
  const give = within(screen.getByRole('dialog')).getByRole('button', { name: 'Hand back' });
  fireEvent.click(give);
  fireEvent.click(give);
  await waitFor(() => expect(location.pathname).toBe(QUEUE_PATH));
  expect(fetch).toHaveBeenCalledOnce();
  expect(useNotices.getState().toast).toBeNull();
});
