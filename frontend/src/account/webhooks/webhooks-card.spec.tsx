import type { Profile } from '@contract/accounts';
import type { Webhook, WebhookDelivery } from '@contract/webhooks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  ANNA,
  openProfile,
  press,
  refusal,
  sent,
  serve,
  toastShown,
} from '../profile/profile.fixture';

const READ = 'GET /api/user/webhooks';
const ADD = 'POST /api/user/webhooks';
const LOG = 'GET /api/user/webhooks/4/deliveries?limit=10';

const EXPERT: Profile = { ...ANNA, subscriptionStatus: 'expert' };

const WEBHOOK: Webhook = {
  id: 4,
  url: 'https://hooks.example.org/zampa',
  events: ['diary-entry', 'emergency-raised'],
  enabled: true,
  failingSince: null,
  disabledAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
};

const DELIVERY: WebhookDelivery = {
  id: 31,
  eventId: 'diary-entry-8123',
  type: 'diary-entry',
  state: 'failed',
  createdAt: '2026-11-21T10:00:00.000Z',
  nextTryAt: null,
  attempts: [
    {
      at: '2026-11-21T10:00:01.000Z',
      durationMs: 8000,
      status: null,
      fault: 'timeout',
      answer: '',
    },
    { at: '2026-11-21T10:00:21.000Z', durationMs: 12, status: 500, fault: null, answer: 'oh no' },
  ],
};

const open = (webhooks: Webhook[], answers = {}, profile = EXPERT) =>
  openProfile(profile, {
    [READ]: { status: 200, body: webhooks },
    [LOG]: { status: 200, body: [DELIVERY] },
    ...answers,
  });

const details = () => press(`Details of ${WEBHOOK.url}`);

describe('webhooks', () => {
  it('are created from an address and events, and their secret is shown once', async () => {
    open([], { [ADD]: { status: 201, body: { ...WEBHOOK, secret: 'whsec_once' } } });
    await press('New webhook');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }));
    expect(await dialog.findByText('Please enter the address to call.')).toBeTruthy();
    expect(dialog.getByText('Please choose at least one.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Address'), WEBHOOK.url);
    await userEvent.click(dialog.getByLabelText('A new diary entry'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Secret')).value).toBe('whsec_once');
    expect(sent).toEqual([{ call: ADD, body: { url: WEBHOOK.url, events: ['diary-entry'] } }]);
    await press('Done');
    expect(screen.queryByLabelText('Secret')).toBeNull();
  });

  it('are created once, though an answer is lost: another secret is shown then', async () => {
    const roll = 'POST /api/user/webhooks/5/secret';
    const asked = { url: WEBHOOK.url, events: ['diary-entry'] };
    const made = { ...WEBHOOK, ...asked, id: 5 } as Webhook;
    const same = { ...made, id: 4 };
    open([same]);
    await screen.findByText(WEBHOOK.url);
    await press('New webhook');
    await userEvent.type(screen.getByLabelText('Address'), ` ${WEBHOOK.url}`);
    await userEvent.click(screen.getByLabelText('A new diary entry'));
    await press('Create webhook');
    await waitFor(() => expect(toastShown()).not.toBeNull());
    serve(EXPERT, {
      [READ]: { status: 200, body: [same, made] },
      [roll]: { status: 200, body: { ...made, secret: 'whsec_new' } },
      'PATCH /api/user/webhooks/5': { status: 200, body: made },
    });
    await press('Create webhook');
    expect((await screen.findByLabelText<HTMLInputElement>('Secret')).value).toBe('whsec_new');
    expect(sent.filter(({ call }) => call === ADD)).toHaveLength(1);
  });

  it('keep their secret when another of the same address is added while the list fails', async () => {
    const same = { ...WEBHOOK, events: ['diary-entry'] } as Webhook;
    const down = refusal(503, 'BUSY');
    open([], { [READ]: down, [ADD]: down });
    await press('New webhook');
    await userEvent.type(screen.getByLabelText('Address'), WEBHOOK.url);
    await userEvent.click(screen.getByLabelText('A new diary entry'));
    await press('Create webhook');
    await waitFor(() => expect(toastShown()).not.toBeNull());
    serve(EXPERT, {
      [READ]: { status: 200, body: [same] },
      [ADD]: { status: 201, body: { ...same, id: 5, secret: 'whsec_once' } },
    });
    await press('Create webhook');
    expect((await screen.findByLabelText<HTMLInputElement>('Secret')).value).toBe('whsec_once');
    expect(new Set(sent.map(({ call }) => call))).toEqual(new Set([ADD]));
  });

  it.each([
    ['being created', 'Create webhook', ADD],
    ['given a new secret', 'Create a new secret', 'POST /api/user/webhooks/4/secret'],
  ])('stay in view while they are %s, as the secret is shown once', async (_how, action, call) => {
    open([WEBHOOK]);
    await details();
    if (call === ADD) {
      await press('New webhook');
      await userEvent.type(screen.getByLabelText('Address'), WEBHOOK.url);
      await userEvent.click(screen.getByLabelText('A new diary entry'));
    } else await press('New secret');
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: action }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('with a forbidden address show an error on the field', async () => {
    const fields = { url: 'Must be the https address of a public host' };
    open([], { [ADD]: refusal(400, 'VALIDATION_FAILED', { fields }) });
    await press('New webhook');
    await userEvent.type(screen.getByLabelText('Address'), 'https://10.0.0.1');
    await userEvent.click(screen.getByLabelText('A reminder is due'));
    await press('Create webhook');
    expect(await screen.findByText(/has to be https and a public host/)).toBeTruthy();
  });

  it('show each delivery with its responses, and can resend it', async () => {
    const again = 'POST /api/user/webhooks/deliveries/31/resend';
    open([WEBHOOK], { [again]: { status: 202, body: DELIVERY } });
    await details();
    await userEvent.click(await screen.findByText('Given up'));
    expect(screen.getByText(/no answer in time \(after 8,000 ms\)/)).toBeTruthy();
    expect(screen.getByText(/answered 500 after 12 ms/)).toBeTruthy();
    expect(screen.getByText('oh no')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Send again: Diary entry/ }));
    await waitFor(() => expect(toastShown()?.title).toBe('It is on its way again'));
    expect(sent).toEqual([{ call: again, body: null }]);
  });

  it('that were switched off show why, and can be switched on again', async () => {
    const change = 'PATCH /api/user/webhooks/4';
    const off = { ...WEBHOOK, enabled: false, disabledAt: '2026-11-22T10:00:00.000Z' };
    open([off], { [change]: { status: 200, body: WEBHOOK } });
    expect(await screen.findByText(/didn't answer for a whole day/)).toBeTruthy();
    await details();
    await userEvent.click(screen.getByRole('switch', { name: 'Call this webhook' }));
    await waitFor(() => expect(sent).toEqual([{ call: change, body: { enabled: true } }]));
  });

  it('are removed after the owner confirms', async () => {
    const remove = 'DELETE /api/user/webhooks/4';
    open([WEBHOOK], { [remove]: { status: 204, body: null } });
    await details();
    await press('Remove');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toastShown()?.title).toBe('The webhook is removed'));
    expect(sent).toEqual([{ call: remove, body: null }]);
  });

  it('require Expert; existing ones can still be viewed and removed without it', async () => {
    open([WEBHOOK], {}, ANNA);
    await screen.findByText(/paused until you are on Expert again/);
    await details();
    expect(await screen.findByText('Given up')).toBeTruthy();
    expect(screen.queryByRole('switch', { name: 'Call this webhook' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
    const link = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'See Expert' }).at(-1);
    expect(new URL(link?.href ?? '').search).toBe('?plan=expert');
  });
});
