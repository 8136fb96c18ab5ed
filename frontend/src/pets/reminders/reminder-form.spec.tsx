import type { Reminder, ReminderProposal } from '@contract/reminders';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../shared/session.store';
import { useNotices } from '../../shared/ui/notices.store';
import { openPet, press, sent, write } from '../page/pet-page.fixture';
import {
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

const VACCINE: ReminderProposal = {
  key: 'cat-core-3y',
  kind: 'vaccine',
  title: 'Core vaccines',
  why: 'They last three years.',
  rule: 'FREQ=YEARLY;INTERVAL=3',
  startsAt: '2026-06-01T09:00',
  from: '2026-05-20',
  to: '2026-06-20',
  verifiedOn: '2026-11-01',
  sources: [{ title: 'Vaccination Guidelines', publisher: 'WSAVA', url: 'https://wsava.org/' }],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe("an owner's reminder", () => {
  it('is entered in plain words and stored as a recurrence rule', async () => {
    open([]);
    await press('Add a reminder');
    await press('Save');
    expect(await screen.findByText('Please write what needs doing.')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: 'Medicine' }));
    write('What needs doing?', ' Drops ');
    expect(screen.getByLabelText('When?')).toHaveProperty('value', '2026-05-07T09:00');
    write('How often?', 'half-daily');
    write('First time', '2026-05-07T08:00');
    write('Ends', 'times');
    write('How many times?', '14');
    await press('Save');
    await waitFor(() => expect(toastTitle()).toBe('Saved.'));
    expect(sent).toEqual([
      {
        call: `POST ${LIST}`,
        body: {
          kind: 'medicine',
          title: 'Drops',
          note: null,
          channels: [],
          timeZone: zone,
          startsAt: '2026-05-07T08:00',
          rule: 'FREQ=HOURLY;INTERVAL=12;COUNT=14',
        },
      },
    ]);
  });

  it('is not stored twice when the first response was lost', async () => {
    const list: Reminder[] = [];
    const drops = { ...FLEAS, id: 9, version: 1, kind: 'medicine', title: 'Drops' } as const;
    const answer = (): Response => {
      if (sent.length > 1) return Response.json({ ...drops, version: 2 });
      list.push({ ...drops, rule: null, startsAt: '2026-05-07T08:00' });
      return Response.json({ code: 'UNAVAILABLE' }, { status: 503 });
    };
    open(list, { answer });
    await press('Add a reminder');
    fireEvent.click(screen.getByRole('radio', { name: 'Medicine' }));
    write('What needs doing?', 'Drops');
    write('When?', '2026-05-07T08:00');
    await press('Save');
    await waitFor(() => expect(toastTitle()).toBe('Error'));
    write('What needs doing?', 'Ear drops');
    await press('Save');
    await waitFor(() => expect(toastTitle()).toBe('Saved.'));
    expect(sent.map(({ call }) => call)).toEqual([`POST ${LIST}`, 'PATCH /api/reminders/9']);
    expect(sent[1]?.body).toMatchObject({ title: 'Ear drops', version: 1 });
  });

  it('that is overdue keeps its time when only its text changes', async () => {
    open([FLEAS]);
    await press('More about: Fleas and ticks');
    await press('Change');
    write('What needs doing?', 'Spot-on');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      kind: 'fleas',
      title: 'Spot-on',
      note: null,
      channels: ['mail'],
      version: 3,
    });
  });

  it('with a limited count shows how many are left, and reschedules only those', async () => {
    const rule = 'FREQ=HOURLY;INTERVAL=12;COUNT=14';
    open([{ ...SYRUP, rule, timesLeft: 4 }]);
    await press('More about: Stomach syrup, 1 ml');
    await press('Change');
    expect(screen.getByLabelText('How many times?')).toHaveProperty('value', '4');
    write('Next time', '2026-05-06T21:00');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      rule: 'FREQ=HOURLY;INTERVAL=12;COUNT=4',
      startsAt: '2026-05-06T21:00',
    });
  });

  it.each([
    ['2027-01-31T09:00', new Date(2027, 1, 28, 9), '2027-02-28', '', 'Every month'],
    ['2027-02-28T09:00', new Date(2027, 1, 28, 9), '2027-03-15', 'FREQ=MONTHLY', 'Every month'],
    ['2027-01-31T09:00', new Date(2027, 1, 28, 9), '2027-03-15', 'FREQ=MONTHLY', 'Every month'],
    ['2028-02-29T09:00', new Date(2029, 1, 28, 9), '2029-02-28', '', 'Every year'],
  ])(
    'that began on %s keeps its day of the month until it is moved to another',
    async (startsAt, next, day, other, name) => {
      const last = 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1';
      const leap = 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1';
      const rule = name === 'Every month' ? last : leap;
      open([{ ...SYRUP, rule, startsAt, nextAt: next.toISOString() }]);
      await press('More about: Stomach syrup, 1 ml');
      await press('Change');
      expect(screen.getByRole('option', { name, selected: true })).toBeTruthy();
      write('Next time', `${day}T18:00`);
      await press('Save');
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]?.body).toMatchObject({ rule: other || rule, startsAt: `${day}T18:00` });
    },
  );

  it('that is refused for another reason than its fields says that it was not saved', async () => {
    const fields = { timeZone: 'Unknown time zone' };
    open([], { answer: refused(400, { code: 'VALIDATION_FAILED', fields }) });
    await press('Add a reminder');
    write('What needs doing?', 'Drops');
    await press('Save');
    await waitFor(() => expect(useNotices.getState().toast?.tone).toBe('destructive'));
  });

  it('that was changed elsewhere is saved only after confirmation', async () => {
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
    write('What needs doing?', 'Syrup, 3 ml');
    await press('Save');
    expect(await screen.findByText('Syrup, 2 ml: Today 20:00')).toBeTruthy();
    await press('Save mine');
    await waitFor(() => expect(toastTitle()).toBe('Saved.'));
    expect(sent[1]?.body).toMatchObject({ title: 'Syrup, 3 ml', version: 4 });
  });

  it('is saved with the version that was changed before a new sign-in', async () => {
    open([SYRUP]);
    await press('More about: Stomach syrup, 1 ml');
    await press('Change');
    write('What needs doing?', 'Syrup, 3 ml');
    act(() => useSession.getState().signOut());
    cleanup();
    open([{ ...SYRUP, title: 'Syrup, 2 ml', version: 4 }]);
    await press('More about: Syrup, 2 ml');
    await press('Change');
    expect(screen.getByDisplayValue('Syrup, 3 ml')).toBeTruthy();
    await press('Save');
    await waitFor(() => expect(toastTitle()).toBe('Saved.'));
    expect(sent[0]?.body).toMatchObject({ title: 'Syrup, 3 ml', version: 3 });
  });

  it.each([
    [422, { code: 'REMINDER_LIMIT_REACHED', limit: 100 }, /up to 100 reminders/],
    [500, { code: 'INTERNAL' }, /Please try again/],
  ])('that is refused with %i shows why', async (status, body, words) => {
    open([], { answer: refused(status, body) });
    await press('Add a reminder');
    write('What needs doing?', 'Drops');
    await press('Save');
    await waitFor(() => expect(useNotices.getState().toast?.description).toMatch(words));
  });
});

describe('a suggested reminder', () => {
  it('shows its reason, date and source, and can be accepted or declined', async () => {
    open([], { proposals: [VACCINE] });
    expect(await screen.findByRole('heading', { name: 'Suggested for Micia' })).toBeTruthy();
    expect(screen.getByText('Between 20 May and 20 Jun, every 3 years')).toBeTruthy();
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

  it('is one of two shown initially, with the rest on request', async () => {
    const keys = ['one', 'two', 'three'];
    open([], { proposals: keys.map((key) => ({ ...VACCINE, key, title: `Vaccine ${key}` })) });
    await screen.findByText('Vaccine two');
    expect(screen.queryByText('Vaccine three')).toBeNull();
    await press('1 more');
    expect(screen.getByText('Vaccine three')).toBeTruthy();
  });
});
