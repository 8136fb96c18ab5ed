import type { Reminder } from '@contract/reminders';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreferences } from '../../shared/preferences.store';
import { useNotices } from '../../shared/ui/notices.store';
import { openPet, press, sent } from '../page/pet-page.fixture';
import {
  at,
  FLEAS,
  LIST,
  NOW,
  openReminders as open,
  refused,
  stored,
  SYRUP,
  toastTitle,
  zone,
} from './reminders.fixture';

const WEIGH: Reminder = {
  ...SYRUP,
  id: 2,
  kind: 'weigh',
  title: 'Weigh her',
  rule: 'FREQ=WEEKLY;INTERVAL=2',
  nextAt: at(18, 9),
  lastDoneAt: at(5, 9),
};

const TEETH: Reminder = { ...SYRUP, id: 4, kind: 'teeth', title: 'Teeth', nextAt: at(28, 9) };

const rowOf = async (title: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(title)).closest('li');
  if (row === null) throw new Error(`No row of ${title}`);
  return row;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe('a reminder', () => {
  it('is listed for this week, marked as overdue or done', async () => {
    open([FLEAS, SYRUP, WEIGH, TEETH]);
    expect(await screen.findByRole('heading', { name: 'This week' })).toBeTruthy();
    expect(screen.getByText('1 of 3 done')).toBeTruthy();
    expect(within(await rowOf('Fleas and ticks')).getByText(/2 days late/)).toBeTruthy();
    expect(screen.getByText('Today 20:00, every 12 hours')).toBeTruthy();
    expect(screen.getByText('Done, next 18 May, 09:00')).toBeTruthy();
    expect((await rowOf('Teeth')).closest('details')?.textContent).toContain('Later');
  });

  it('is completed once, for the occurrence shown', async () => {
    const done = { ...SYRUP, nextAt: at(7, 8), lastDoneAt: NOW.toISOString() };
    openPet({
      plan: 'pro',
      answer: stored,
      reads: {
        get [LIST]() {
          return [sent.length === 0 ? SYRUP : done];
        },
      },
    });
    await press('Mark as done: Stomach syrup, 1 ml');
    expect(await screen.findByText('Done, next tomorrow 08:00')).toBeTruthy();
    await press('Done: Stomach syrup, 1 ml');
    expect(screen.getByText('1 of 1 done')).toBeTruthy();
    expect(sent).toEqual([{ call: 'POST /api/reminders/1/done', body: { dueAt: SYRUP.nextAt } }]);
  });

  it('cannot be completed again before half the interval has passed', async () => {
    open([{ ...SYRUP, lastDoneAt: at(6, 8) }]);
    await press('Done: Stomach syrup, 1 ml');
    expect(sent).toEqual([]);
  });

  it('can be completed again after that, even if not yet due', async () => {
    vi.setSystemTime(new Date(2026, 4, 6, 14, 1));
    open([{ ...SYRUP, lastDoneAt: at(6, 8) }]);
    await press('Mark as done: Stomach syrup, 1 ml');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('can be skipped, and ended after confirmation', async () => {
    open([SYRUP]);
    await press('More about: Stomach syrup, 1 ml');
    expect(screen.getByText('Also by email, if your address is confirmed.')).toBeTruthy();
    await press('Skip');
    await waitFor(() => expect(toastTitle()).toBe('Skipped.'));
    await press('End');
    await press('Yes, end it');
    await waitFor(() => expect(toastTitle()).toBe('Ended.'));
    expect(sent.slice(1)).toEqual([
      { call: 'PATCH /api/reminders/1', body: { state: 'ended', version: 3 } },
    ]);
  });

  it('shows a differing time zone, and can be moved to the local one', async () => {
    const timeZone = 'Pacific/Kiritimati';
    open([{ ...SYRUP, timeZone }]);
    await press('More about: Stomach syrup, 1 ml');
    expect(screen.getByText(/another time zone: Line Islands Time/)).toBeTruthy();
    await press('Use my time zone');
    await waitFor(() => expect(sent[0]?.body).toEqual({ timeZone: zone, version: 3 }));
  });

  it('can be moved with all others to the local time zone, if any differs', async () => {
    open([{ ...SYRUP, timeZone: 'Pacific/Kiritimati' }, FLEAS], {
      answer: () => new Response(null, { status: 204 }),
    });
    await press('Move all reminders to it');
    await waitFor(() => expect(toastTitle()).toBe('All your reminders now follow your time zone.'));
    expect(sent).toEqual([{ call: 'POST /api/reminders/move', body: { timeZone: zone } }]);
  });

  it('cannot be moved when all use the local time zone', async () => {
    open([SYRUP, FLEAS]);
    await screen.findByText('Fleas and ticks');
    expect(screen.queryByRole('button', { name: 'Move all reminders to it' })).toBeNull();
  });

  it('shows why an action failed', async () => {
    open([SYRUP], { answer: refused(403, { code: 'PLAN_REQUIRED', plan: 'pro' }) });
    await press('Mark as done: Stomach syrup, 1 ml');
    await waitFor(() =>
      expect(useNotices.getState().toast?.description).toMatch(/start again with Pro/),
    );
  });
});

describe('without Pro', () => {
  it('the card says that reminders are part of Pro', async () => {
    open([], { plan: 'free' });
    expect(await screen.findByText(/Reminders are part of Pro/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a reminder' })).toBeNull();
  });

  it('existing reminders can be viewed and removed, but not changed', async () => {
    open([SYRUP], { plan: 'free', answer: () => new Response(null, { status: 204 }) });
    await press('More about: Stomach syrup, 1 ml');
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Mark as done/ })).toBeNull();
    await press('Remove');
    await waitFor(() => expect(toastTitle()).toBe('Removed.'));
    expect(sent).toEqual([{ call: 'DELETE /api/reminders/1', body: {} }]);
  });
});

describe('the reminder list', () => {
  it('is shown in Italian', async () => {
    usePreferences.setState({ language: 'it' });
    open([FLEAS]);
    expect(await screen.findByRole('heading', { name: 'Questa settimana' })).toBeTruthy();
    expect(screen.getByText(/in ritardo di 2 giorni/)).toBeTruthy();
  });
});
