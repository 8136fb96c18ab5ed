import type { Reminder } from '@contract/reminders';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPet, press, sent, write } from '../page/pet-page.fixture';
import { LIST, NOW, stored, SYRUP, toastTitle, zone } from './reminders.fixture';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe('a reminder that a question asked for', () => {
  const asked = {
    kind: 'medicine',
    title: 'Give the antibiotic',
    timeZone: zone,
    rule: 'FREQ=HOURLY;INTERVAL=8;COUNT=15',
    startsAt: '2026-05-06T15:00',
  } as const;
  const suggestion = { id: 40, petId: 7, messageId: 1, reminder: asked };
  const suggestions = `${LIST}/suggestions?${new URLSearchParams({ timeZone: zone }).toString()}`;
  const ACCEPT = 'POST /api/reminders/suggestions/40/accept';

  const openSuggested = async (answer: (call: string, body: object) => Response) => {
    const reads = { [suggestions]: [suggestion] };
    openPet({ plan: 'pro', reads, answer }, '/pets/7?reminder=40');
    await screen.findByRole('dialog', { name: 'New reminder' });
  };
  const isSaved = () => waitFor(() => expect(toastTitle()).toBe('Saved.'));

  it('can be edited before it is created', async () => {
    await openSuggested((_call, body) => Response.json({ ...SYRUP, ...body }));
    expect(screen.getByRole('option', { name: 'Every 8 hours', selected: true })).toBeTruthy();
    expect(screen.getByLabelText('First time')).toHaveProperty('value', '2026-05-06T15:00');
    write('What needs doing?', 'Half a tablet');
    write('How many times?', '9');
    await press('Save');
    await isSaved();
    expect(sent).toEqual([
      {
        call: ACCEPT,
        body: {
          ...asked,
          title: 'Half a tablet',
          rule: 'FREQ=HOURLY;INTERVAL=8;COUNT=9',
          note: null,
          channels: [],
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is stored as edited last, even after an unanswered call created it', async () => {
    let made: Reminder = { ...SYRUP, id: 90, version: 1 };
    await openSuggested((call, body) => {
      if (sent.length === 1) made = { ...made, ...body };
      if (sent.length === 1) return Response.json({ code: 'UNAVAILABLE' }, { status: 503 });
      return Response.json(call === ACCEPT ? made : { ...made, ...body, version: 2 });
    });
    write('First time', '2026-05-06T20:00');
    await press('Save');
    await waitFor(() => expect(toastTitle()).toBe('Error'));
    write('First time', '2026-05-07T08:00');
    await press('Save');
    await isSaved();
    expect(sent.map(({ call }) => call)).toEqual([ACCEPT, ACCEPT, 'PATCH /api/reminders/90']);
    expect(sent[2]?.body).toMatchObject({ startsAt: '2026-05-07T08:00', version: 1 });
  });

  it('asks before it replaces what another tab changes in that moment', async () => {
    const made: Reminder = { ...SYRUP, ...asked, id: 90, channels: [], version: 2 };
    const newer = { ...made, title: 'Two tablets', version: 3 };
    await openSuggested((call, body) => {
      if (call === ACCEPT) return Response.json(sent.length === 1 ? made : newer);
      if ('version' in body && body.version === 3) return stored();
      return Response.json({ code: 'CHANGED_ELSEWHERE', reminder: newer }, { status: 409 });
    });
    write('What needs doing?', 'Half a tablet');
    await press('Save');
    await press('Save mine');
    await isSaved();
    expect(sent.at(-1)?.body).toMatchObject({ title: 'Half a tablet', version: 3 });
  });
});
