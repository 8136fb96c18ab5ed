import type { Reminder, ReminderProposal } from '@contract/reminders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tellOfReminder } from '../../app/reminder-due';
import { usePreferences } from '../../shared/preferences.store';
import { useNotices } from '../../shared/ui/notices.store';
import { openPet, press, sent, write } from '../page/pet-page.fixture';

const LIST = '/api/pets/7/reminders';
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const PROPOSED = `${LIST}/proposed?${new URLSearchParams({ timeZone: zone, language: 'en' }).toString()}`;

/** A Wednesday morning, by the clock of the browser. */
const NOW = new Date(2026, 4, 6, 9, 0);

const at = (day: number, hour: number): string => new Date(2026, 4, day, hour).toISOString();

const SYRUP: Reminder = {
  ...{ id: 1, petId: 7, kind: 'medicine', title: 'Stomach syrup, 1 ml', note: null },
  ...{ rule: 'FREQ=HOURLY;INTERVAL=12', startsAt: '2026-05-01T20:00', timeZone: zone },
  ...{ nextAt: at(6, 20), lastDoneAt: null, state: 'active', proposalKey: null },
  ...{ channels: ['mail'], version: 3 },
};

const WEIGH: Reminder = {
  ...SYRUP,
  ...{ id: 2, kind: 'weigh', title: 'Weigh her', rule: 'FREQ=WEEKLY;INTERVAL=2' },
  ...{ nextAt: at(18, 9), lastDoneAt: at(5, 9) },
};

const FLEAS: Reminder = {
  ...SYRUP,
  ...{ id: 3, kind: 'fleas', title: 'Fleas and ticks', rule: 'FREQ=MONTHLY', nextAt: at(4, 9) },
};

const TEETH: Reminder = { ...SYRUP, id: 4, kind: 'teeth', title: 'Teeth', nextAt: at(28, 9) };

const VACCINE: ReminderProposal = {
  ...{ key: 'cat-core-3y', kind: 'vaccine', title: 'Core vaccines', why: 'They last three years.' },
  ...{ rule: 'FREQ=YEARLY;INTERVAL=3', startsAt: '2026-06-01T09:00' },
  ...{ from: '2026-05-20', to: '2026-06-20', verifiedOn: '2026-11-01' },
  sources: [{ title: 'Vaccination Guidelines', publisher: 'WSAVA', url: 'https://wsava.org/' }],
};

const open = (
  reminders: Reminder[],
  { plan = 'pro' as 'free' | 'pro', proposals = [] as ReminderProposal[], answer = stored } = {},
): void => openPet({ plan, answer, reads: { [LIST]: reminders, [PROPOSED]: proposals } });

const stored = (): Response => Response.json(SYRUP);

const refused = (status: number, body: object) => () => Response.json(body, { status });

const toastTitle = (): string | undefined => useNotices.getState().toast?.title;

const rowOf = async (title: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(title)).closest('li');
  if (row === null) throw new Error(`No row of ${title}`);
  return row;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe('what is to be done', () => {
  it('is listed for this week, with what is late and what is done', async () => {
    open([FLEAS, SYRUP, WEIGH, TEETH]);
    expect(await screen.findByRole('heading', { name: 'This week' })).toBeTruthy();
    expect(screen.getByText('1 of 3 done')).toBeTruthy();
    expect(within(await rowOf('Fleas and ticks')).getByText(/2 days late/)).toBeTruthy();
    expect(screen.getByText('Today 20:00, every 12 hours')).toBeTruthy();
    expect(screen.getByText('Done, next 18 May, 09:00')).toBeTruthy();
    expect((await rowOf('Teeth')).closest('details')?.textContent).toContain('Later');
  });

  it('is done once, for the occurrence that was seen', async () => {
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

  it('cannot be done again before half of the time to the next has passed', async () => {
    open([{ ...SYRUP, lastDoneAt: at(6, 8) }]);
    await press('Done: Stomach syrup, 1 ml');
    expect(sent).toEqual([]);
  });

  it('can be done again after that, though it is not due yet', async () => {
    vi.setSystemTime(new Date(2026, 4, 6, 14, 1));
    open([{ ...SYRUP, lastDoneAt: at(6, 8) }]);
    await press('Mark as done: Stomach syrup, 1 ml');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('is skipped, and ended after a question', async () => {
    open([SYRUP]);
    await press('More about: Stomach syrup, 1 ml');
    expect(screen.getByText('Also by mail.')).toBeTruthy();
    await press('Skip this time');
    await waitFor(() => expect(toastTitle()).toBe('Skipped.'));
    await press('End');
    await press('Yes, end it');
    await waitFor(() => expect(toastTitle()).toBe('Ended.'));
    expect(sent.slice(1)).toEqual([
      { call: 'PATCH /api/reminders/1', body: { state: 'ended', version: 3 } },
    ]);
  });

  it('tells of a clock that is not the one here, and can move to it', async () => {
    const timeZone = 'Pacific/Kiritimati';
    open([{ ...SYRUP, timeZone }]);
    await press('More about: Stomach syrup, 1 ml');
    expect(screen.getByText(/another clock than yours: Line Islands Time/)).toBeTruthy();
    await press('Use the time here');
    await waitFor(() => expect(sent[0]?.body).toEqual({ timeZone: zone, version: 3 }));
  });

  it('says what failed', async () => {
    open([SYRUP], { answer: refused(403, { code: 'PLAN_REQUIRED', plan: 'pro' }) });
    await press('Mark as done: Stomach syrup, 1 ml');
    await waitFor(() =>
      expect(useNotices.getState().toast?.description).toMatch(/come again with Pro/),
    );
  });
});

describe('a reminder of one’s own', () => {
  it('is asked for in words and stored as a rule', async () => {
    open([]);
    await press('Add a reminder');
    await press('Save');
    expect(await screen.findByText('Please write what is to be done.')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: 'Medicine' }));
    write('What is to be done?', ' Drops ');
    write('How often?', 'half-daily');
    write('When for the first time?', '2026-05-07T08:00');
    write('Until when?', 'times');
    write('How many times?', '14');
    await press('Save');
    await waitFor(() => expect(toastTitle()).toBe('Saved.'));
    expect(sent).toEqual([
      {
        call: `POST ${LIST}`,
        body: {
          ...{ kind: 'medicine', title: 'Drops', note: null, channels: [], timeZone: zone },
          ...{ startsAt: '2026-05-07T08:00', rule: 'FREQ=HOURLY;INTERVAL=12;COUNT=14' },
        },
      },
    ]);
  });

  it('that is late keeps its time when only its words change', async () => {
    open([FLEAS]);
    await press('More about: Fleas and ticks');
    await press('Change');
    write('What is to be done?', 'Spot-on');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      ...{ kind: 'fleas', title: 'Spot-on', note: null, channels: ['mail'], version: 3 },
    });
  });

  it('that another place changed is saved only when asked', async () => {
    const reminder = { ...SYRUP, title: 'Syrup, 2 ml', version: 4 };
    const isOld = (body: object): boolean => 'version' in body && body.version === 3;
    openPet({
      plan: 'pro',
      reads: { [LIST]: [SYRUP] },
      answer: (_call, body) =>
        isOld(body)
          ? Response.json({ code: 'CHANGED_ELSEWHERE', reminder }, { status: 409 })
          : stored(),
    });
    await press('More about: Stomach syrup, 1 ml');
    await press('Change');
    write('What is to be done?', 'Syrup, 3 ml');
    await press('Save');
    expect(await screen.findByText('Syrup, 2 ml: Today 20:00')).toBeTruthy();
    await press('Save mine');
    await waitFor(() => expect(toastTitle()).toBe('Saved.'));
    expect(sent[1]?.body).toMatchObject({ title: 'Syrup, 3 ml', version: 4 });
  });

  it.each([
    [422, { code: 'REMINDER_LIMIT_REACHED', limit: 100 }, /100 reminders are the most/],
    [500, { code: 'INTERNAL' }, /Please try again/],
  ])('that is refused with %i says why', async (status, body, words) => {
    open([], { answer: refused(status, body) });
    await press('Add a reminder');
    write('What is to be done?', 'Drops');
    await press('Save');
    await waitFor(() => expect(useNotices.getState().toast?.description).toMatch(words));
  });
});

describe('what is suggested', () => {
  it('says why, when and by whom, and is accepted or put aside', async () => {
    open([], { proposals: [VACCINE] });
    expect(await screen.findByRole('heading', { name: 'Suggested for Micia' })).toBeTruthy();
    expect(screen.getByText('Between 20 May and 20 June, every 3 years')).toBeTruthy();
    expect(screen.getByText('Vaccination Guidelines').getAttribute('href')).toBe(
      'https://wsava.org/',
    );
    await press('Remind me: Core vaccines');
    await waitFor(() => expect(toastTitle()).toBe('You will be reminded.'));
    expect(sent[0]?.body).toMatchObject({ proposalKey: 'cat-core-3y', timeZone: zone });
    await press('Not now: Core vaccines');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.call).toBe(`POST ${LIST}/proposed/cat-core-3y/decline`);
  });
});

describe('without the plan', () => {
  it('the card says what it is', async () => {
    open([], { plan: 'free' });
    expect(await screen.findByText(/Reminders are part of Pro/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a reminder' })).toBeNull();
  });

  it('earlier reminders can be read and removed, not changed', async () => {
    open([SYRUP], { plan: 'free', answer: () => new Response(null, { status: 204 }) });
    await press('More about: Stomach syrup, 1 ml');
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Mark as done/ })).toBeNull();
    await press('Remove');
    await waitFor(() => expect(toastTitle()).toBe('Removed.'));
    expect(sent).toEqual([{ call: 'DELETE /api/reminders/1', body: {} }]);
  });
});

describe('a reminder that is due', () => {
  it('is told once in the open tab, and can be done there', async () => {
    open([SYRUP]);
    await screen.findByText('Stomach syrup, 1 ml');
    act(() => tellOfReminder({ reminder: SYRUP }));
    const { toast } = useNotices.getState();
    expect(toast).toMatchObject({ title: SYRUP.title, description: 'For Micia. It is time.' });
    useNotices.setState({ toast: null });
    act(() => tellOfReminder({ reminder: SYRUP }));
    expect(useNotices.getState().toast).toBeNull();
    act(() => toast?.action?.run());
    await waitFor(() => expect(toastTitle()).toBe('Done: Stomach syrup, 1 ml.'));
  });

  it('is read in Italian too', async () => {
    usePreferences.setState({ language: 'it' });
    open([FLEAS]);
    expect(await screen.findByRole('heading', { name: 'Questa settimana' })).toBeTruthy();
    expect(screen.getByText(/in ritardo di 2 giorni/)).toBeTruthy();
  });
});
