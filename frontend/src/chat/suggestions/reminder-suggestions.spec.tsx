import type { ReminderSuggestion } from '@contract/reminders';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../../shared/render.fixture';
import { localZone } from '../../shared/local-time';
import { usePreferences } from '../../shared/preferences.store';
import { invalidateReminders, useReminderSuggestions } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { useNotices } from '../../shared/ui/notices.store';
import { calls, enterChat, messageOf, petOf, serveReads, SESSION, show } from '../chat.fixture';
import { MessageList } from '../messages/message-list';
import { PetContext, ReminderSuggestionsContext } from '../pet-context';
import { EMPTY_THREAD } from '../thread';

const MICIA = petOf();
const LIST = `/api/pets/7/reminders/suggestions?${new URLSearchParams({ timeZone: localZone() }).toString()}`;

const TABLETS: ReminderSuggestion = {
  id: 40,
  petId: 7,
  messageId: 1,
  reminder: {
    kind: 'medicine',
    title: 'Give tablets',
    timeZone: localZone(),
    rule: 'FREQ=HOURLY;INTERVAL=12;COUNT=14',
    startsAt: '2026-05-06T20:00',
  },
};

const askedFor = (reminder: Partial<ReminderSuggestion['reminder']>): ReminderSuggestion => ({
  ...TABLETS,
  reminder: { ...TABLETS.reminder, ...reminder },
});

const Chat = ({ question }: { question?: string | undefined }) => {
  const { data = [] } = useReminderSuggestions(MICIA.id, true);
  const messages = [1, 2, 3, 4].map((id) =>
    messageOf(id, id === 1 && question !== undefined ? { content: question } : {}),
  );
  return (
    <PetContext value={MICIA}>
      <ReminderSuggestionsContext value={data}>
        <MessageList
          sessionId={SESSION}
          thread={{ ...EMPTY_THREAD, messages }}
          atEnd
          onAsk={() => undefined}
        />
      </ReminderSuggestionsContext>
    </PetContext>
  );
};

let stored: ReminderSuggestion[];

/** Opens Micia's chat; the server no longer returns a suggestion once it is answered. */
const open = (suggested: ReminderSuggestion[], refusal?: [number, object]): void => {
  stored = suggested;
  enterChat(3, (call) => {
    if (refusal) return Promise.resolve(Response.json(refusal[1], { status: refusal[0] }));
    stored = [];
    if (call.startsWith('DELETE')) return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(Response.json({ ...TABLETS.reminder, id: 90, petId: 7 }));
  });
  serveReads({ [LIST]: () => stored });
  show(<Chat />);
};

const card = (name = 'Set a reminder for this?') => screen.findByRole('region', { name });
const isGone = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 6, 14, 0) });
  useNotices.setState({ toast: null });
});

describe('a reminder suggestion', () => {
  it('is shown under its answer, created when accepted, and can be undone', async () => {
    open([TABLETS]);
    expect((await card()).closest('article')?.textContent).toContain('Answer 2.');
    expect((await card()).textContent).toContain(
      'Give tablets · every 12 hours, 14 times, from today 20:00',
    );
    press('Remind me');
    await isGone();
    expect(calls).toEqual([
      {
        call: 'POST /api/reminders/suggestions/40/accept',
        body: { ...TABLETS.reminder, channels: [] },
      },
    ]);
    const { toast } = useNotices.getState();
    expect(toast).toMatchObject({ title: 'You will be reminded.', action: { label: 'Undo' } });
    act(() => toast?.action?.run());
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({ call: 'DELETE /api/reminders/90', body: null }),
    );
  });

  it("can be edited first on the pet's page", async () => {
    open([TABLETS]);
    await card();
    const link = screen.getByRole('link', { name: 'Edit first' });
    expect(link.getAttribute('href')).toBe('/pets/7?reminder=40');
  });

  it('can be declined', async () => {
    open([TABLETS]);
    await card();
    press('No');
    await isGone();
    expect(calls).toEqual([{ call: 'DELETE /api/reminders/suggestions/40', body: null }]);
  });

  it.each([
    [403, { code: 'PLAN_REQUIRED' }, /start again with Pro/],
    [400, { code: 'VALIDATION_FAILED', fields: { startsAt: 'x' } }, /That time has passed/],
    [409, { code: 'REMINDER_LIMIT_REACHED', limit: 100 }, /up to 100 reminders/],
  ])('stays when it is refused with %i, and shows why', async (status, body, words) => {
    open([TABLETS], [status, body]);
    await card();
    press('Remind me');
    await waitFor(() => expect(useNotices.getState().toast?.description).toMatch(words));
    expect(await card()).toBeTruthy();
  });

  it('disappears when answered in another tab', async () => {
    open([TABLETS]);
    await card();
    stored = [];
    await act(() => invalidateReminders(7));
    await isGone();
  });

  it.each([
    [{ rule: null, startsAt: '2026-05-07T08:00' }, 'tomorrow 08:00', 'domani 08:00'],
    [
      { rule: 'FREQ=WEEKLY;BYDAY=MO,TH', startsAt: '2026-05-07T18:00' },
      'every week on Monday and Thursday, from tomorrow 18:00',
      'ogni settimana, di lunedì e giovedì, da domani 18:00',
    ],
    [
      { rule: 'FREQ=DAILY;UNTIL=20260608', startsAt: '2026-05-18T09:00' },
      'every day, until 8 Jun, from 18 May, 09:00',
      "ogni giorno, fino all'8 giu, dal 18 mag, 09:00",
    ],
    [
      { rule: 'FREQ=MONTHLY', startsAt: '2026-06-01T09:00' },
      'every month, from 1 Jun',
      'ogni mese',
    ],
  ])('is described in words: %o', async (reminder, english, italian) => {
    open([askedFor(reminder)]);
    expect((await card()).textContent).toContain(`Give tablets · ${english}`);
    act(() => usePreferences.setState({ language: 'it' }));
    expect((await card('Vuoi che te lo ricordi?')).textContent).toContain(
      `Give tablets · ${italian}`,
    );
  });
});

describe('the upgrade offer for a requested reminder', () => {
  const ask = (question: string, plan: 'free' | 'pro'): void => {
    enterChat(3, () => Promise.resolve(Response.json({})));
    serveReads({ [LIST]: () => [] });
    useSession.setState(({ user }) => ({ user: user && { ...user, subscriptionStatus: plan } }));
    show(<Chat question={question} />);
  };
  const offer = () => screen.queryByRole('link', { name: 'How they work' });

  it('says on the free plan that reminders are part of Pro', async () => {
    ask('Remind me every 12 hours for 7 days to give the tablet', 'free');
    await screen.findByText(/Reminders are part of Pro/);
    expect(offer()?.getAttribute('href')).toBe('/help#reminders');
  });

  it.each([
    ['Ricordami domani alle 8 di pesarla', 'pro'],
    ['Remind me what you said about worms every 3 months', 'free'],
    ['You remind me of a vet I saw on Monday', 'free'],
    ['How often should I worm her?', 'free'],
  ] as const)('is not shown after "%s" on the %s plan', async (question, plan) => {
    ask(question, plan);
    await screen.findByText(question);
    expect(offer()).toBeNull();
  });
});
