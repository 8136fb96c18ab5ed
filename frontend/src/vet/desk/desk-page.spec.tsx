import type { VetDesk } from '@contract/vets';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../shared/render.fixture';
import { useNotices } from '../../shared/ui/notices.store';
import { DeskPage } from './desk-page';

const DESK: VetDesk = {
  name: 'Dr. Ada Verdi',
  registerNumber: 'RM 1234',
  languages: ['en'],
  species: ['cane'],
  hours: [{ day: 1, from: '09:00', to: '18:00' }],
  timeZone: 'Europe/Rome',
  duty: { onDuty: false, until: null },
  recoveryCodesLeft: 10,
};

const Page = ({ desk }: { desk: VetDesk }) => (
  <Routes>
    <Route element={<Outlet context={{ desk, renewFactor: vi.fn() }} />}>
      <Route path="*" element={<DeskPage />} />
    </Route>
  </Routes>
);

let answer: () => Promise<Response>;

beforeEach(() => {
  useNotices.setState({ toast: null });
  answer = () => Promise.resolve(Response.json(DESK));
  vi.stubGlobal('fetch', () => answer());
});

const from = () => screen.getByLabelText<HTMLInputElement>('Monday, from');
const zone = () => screen.getByLabelText<HTMLSelectElement>('Time zone');
const save = () => screen.getByRole('button', { name: 'Save hours' });
const type = (time: string) => fireEvent.change(from(), { target: { value: time } });

const saved = (hours: VetDesk['hours']): VetDesk => ({ ...DESK, hours });

describe('the hours of a vet', () => {
  it('leave the focus on Save once they are saved', async () => {
    const { rerender } = show(<Page desk={DESK} />);
    type('08:00');
    save().focus();
    fireEvent.click(save());
    await waitFor(() => expect(useNotices.getState().toast).not.toBeNull());
    rerender(<Page desk={saved([{ day: 1, from: '08:00', to: '18:00' }])} />);
    expect(from().value).toBe('08:00');
    expect(document.activeElement).toBe(save());
  });

  it('follow what another tab has saved, unless they are being edited', () => {
    const { rerender } = show(<Page desk={DESK} />);
    rerender(<Page desk={{ ...DESK, timeZone: 'Europe/London' }} />);
    expect(zone().value).toBe('Europe/London');
    type('07:00');
    rerender(<Page desk={saved([])} />);
    expect([from().value, zone().value]).toEqual(['07:00', 'Europe/London']);
  });

  it('keep what is edited while they are being saved', async () => {
    let arrive: ((response: Response) => void) | undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const { rerender } = show(<Page desk={DESK} />);
    type('08:00');
    fireEvent.click(save());
    type('07:00');
    await waitFor(() => expect(arrive).toBeDefined());
    act(() => arrive?.(Response.json(DESK)));
    await waitFor(() => expect(useNotices.getState().toast).not.toBeNull());
    rerender(<Page desk={saved([{ day: 1, from: '08:00', to: '18:00' }])} />);
    expect(from().value).toBe('07:00');
  });
});

it('the desk says when the download of a vet has their cases', () => {
  show(<Page desk={DESK} />);
  expect(screen.getByText(/has your cases only for 12 hours/)).toBeTruthy();
});
