import type { Triage } from '@contract/chat';
import type { Consultation, ConsultationAvailability } from '@contract/consultations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { petOf } from '../shared/pet.fixture';
import { queryClient } from '../shared/queries';
import { show } from '../shared/render.fixture';
import { useSession } from '../shared/session.store';
import { useNotices } from '../shared/ui/notices.store';
import { isToBeRated } from './rating-time';
import { VetDesk } from './vet-desk';

const MICIA = petOf();

const CASE: Consultation = {
  id: 3,
  petId: 7,
  sessionId: 7,
  state: 'waiting',
  level: 'routine',
  question: 'Why?',
  shared: { summary: true, diary: true, conversation: true },
  askedAt: '2026-11-26T08:00:00.000Z',
  vet: null,
  takenAt: null,
  closedAt: null,
  advice: null,
  rating: null,
  version: 1,
};

const THERE: ConsultationAvailability = {
  registered: true,
  onDuty: true,
  nextAt: null,
  waitMinutes: 6,
  waiting: 2,
  call: [],
};

const sent: { path: string; body: unknown }[] = [];
let there = THERE;
let answer: () => Response;

beforeEach(() => {
  sent.length = 0;
  there = THERE;
  answer = () => Response.json(CASE, { status: 201 });
  queryClient.clear();
  vi.stubGlobal('fetch', (path: string, init: { method: string; body?: string }) => {
    if (path === '/api/config') return Promise.resolve(Response.json({ partnerVets: true }));
    if (init.method === 'GET') return Promise.resolve(Response.json(there));
    sent.push({ path, body: JSON.parse(init.body ?? 'null') });
    return Promise.resolve(answer());
  });
  useSession.getState().signIn({
    id: 1,
    email: null,
    username: 'Giulia',
    photoURL: null,
    subscriptionStatus: 'expert',
    dailyQuestionCount: 0,
  });
});

const onEmergency = vi.fn<(triage: Triage) => void>();

const open = (consultations: Consultation[] = []) =>
  show(
    <VetDesk pet={MICIA} sessionId={7} consultations={consultations} onEmergency={onEmergency} />,
  );

async function openForm(): Promise<void> {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask a vet' }));
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send to the vets' }));

describe('asking a vet', () => {
  it('shows the waiting time first, and sends nothing without consent', async () => {
    await openForm();
    expect(await screen.findByText(/about 6 minutes.*2 other people are waiting/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Your question'), { target: { value: ' Why? ' } });
    send();
    expect(screen.getByText('Without your consent no vet can read anything.')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByLabelText(/diary of the last 90 days/));
    fireEvent.click(screen.getByLabelText(/^I agree that the vet/));
    send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      petId: 7,
      question: 'Why?',
      consent: true,
      summary: true,
      diary: false,
      conversation: true,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows whom to call, and no form, when no vet is on duty or announced', async () => {
    there = { ...THERE, onDuty: false, call: [{ name: 'Dr. Own', phone: '02 123' }] };
    await openForm();
    expect(await screen.findByText('No vet is on duty right now.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Dr. Own/ }).getAttribute('href')).toBe('tel:02123');
    expect(screen.queryByLabelText('Your question')).toBeNull();
  });

  it('passes an emergency to the chat, which shows its card', async () => {
    const triage = { level: 'emergency', reasons: [], actions: ['Call'], donts: [], contacts: [] };
    answer = () => Response.json({ code: 'EMERGENCY_NOW', error: '!', triage }, { status: 409 });
    await openForm();
    fireEvent.change(await screen.findByLabelText('Your question'), { target: { value: 'Lily!' } });
    fireEvent.click(screen.getByLabelText(/^I agree that the vet/));
    send();
    await waitFor(() => expect(onEmergency).toHaveBeenCalledWith(triage));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not offered while a consultation is open, whose status is shown', () => {
    const vet = { name: 'Dr. Ada Verdi', registerNumber: 'RM-1234' };
    open([{ ...CASE, state: 'taken', vet }]);
    expect(screen.getByRole('region', { name: 'Dr. Ada Verdi is with you' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask a vet' })).toBeNull();
  });
});

describe('an open consultation', () => {
  const vet = { name: 'Dr. Ada Verdi', registerNumber: 'RM-1234' };

  it.each([
    ['waits, is withdrawn', { ...CASE }, 'Withdraw', 'Withdrawn.'],
    ['a vet has taken, ends', { ...CASE, state: 'taken', vet }, 'End', 'The consultation is over.'],
  ] as const)('that %s, and the toast says so', async (_which, consultation, name, title) => {
    answer = () => new Response(null, { status: 204 });
    open([consultation]);
    fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    await waitFor(() => expect(useNotices.getState().toast).toMatchObject({ title }));
  });
});

describe('an expired consultation', () => {
  it('is shown for three days, with a button to ask again', async () => {
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
    const { unmount } = open([{ ...CASE, state: 'expired', closedAt: hours(70) }]);
    expect(screen.getByRole('status').textContent).toContain('no vet could take your question');
    expect(await screen.findByRole('button', { name: 'Ask a vet' })).toBeTruthy();
    unmount();
    open([{ ...CASE, state: 'expired', closedAt: hours(73) }]);
    expect(await screen.findByRole('button', { name: 'Ask a vet' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a consultation rating', () => {
  it('is requested for three days after closing', () => {
    const now = Date.parse('2026-11-28T08:00:00.000Z');
    const closed = { ...CASE, state: 'closed', closedAt: '2026-11-26T08:00:00.000Z' } as const;
    expect(isToBeRated(closed, now)).toBe(true);
    expect(isToBeRated({ ...closed, closedAt: '2026-11-24T08:00:00.000Z' }, now)).toBe(false);
    expect(isToBeRated({ ...closed, rating: { stars: 5 } }, now)).toBe(false);
    expect(isToBeRated({ ...closed, state: 'withdrawn' }, now)).toBe(false);
  });

  it('says that the vet can read its words', async () => {
    const vet = { name: 'Dr. Ada Verdi', registerNumber: 'RM 1234' };
    open([{ ...CASE, state: 'closed', closedAt: new Date().toISOString(), vet }]);
    fireEvent.click(await screen.findByLabelText('5 stars'));
    expect(screen.getByLabelText(/In your own words.*Dr\. Ada Verdi to read/)).toBeTruthy();
  });
});
