import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { press } from '../shared/render.fixture';
import { useNotices } from '../shared/ui/notices.store';
import { ContactSection } from './contact-section';
import { openHelp, sent, SET_UP, THREAD, write } from './help.fixture';

const NEW = 'POST /api/support/threads';
const UUID = /^[\da-f-]{36}$/;

const openContact = (served: Parameters<typeof openHelp>[0], path?: string) =>
  openHelp(served, path, <ContactSection />);

const said = (): string | undefined => {
  const { toast } = useNotices.getState();
  return toast?.tone === 'destructive' ? toast.description : toast?.title;
};

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);

const failing = (status: number, code: string) => () => Response.json({ code }, { status });

beforeEach(() => localStorage.clear());

afterEach(() => delete document.documentElement.dataset.operator);

describe('the support contact', () => {
  it('is missing when the operator has configured none', () => {
    openContact({ plan: 'expert' });
    expect(screen.getByText(/has not given a contact address\.$/)).toBeTruthy();
    expect(screen.queryByLabelText('Subject')).toBeNull();
    const status = screen.getByRole('link', { name: 'See what works right now' });
    expect(status.getAttribute('href')).toBe('/status');
    expect(screen.queryByRole('link', { name: 'Go to the community' })).toBeNull();
  });

  it.each([undefined, 'free'] as const)('is the community without a paid plan: %s', (plan) => {
    const communityUrl = 'https://forum.zampa.example/';
    openContact({ ...(plan && { plan }), operator: { ...SET_UP, communityUrl } });
    expect(screen.queryByLabelText('Subject')).toBeNull();
    expect(screen.getByText(/Support by email is part of Pro and Expert\./)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Go to the community' });
    expect(link.getAttribute('href')).toBe(communityUrl);
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
      '/#pricing',
    );
  });

  it.each([
    ['pro', 'We answer within 2 days.'],
    ['expert', 'We answer within 8 hours.'],
  ] as const)('shows the response time: %s', (plan, words) => {
    openContact({ plan, operator: SET_UP });
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
  });

  it('requires an e-mail address for the answer', () => {
    openContact({ plan: 'pro', email: null, operator: SET_UP });
    expect(screen.queryByLabelText('Subject')).toBeNull();
    expect(screen.getByRole('link', { name: 'Add one in your profile' })).toBeTruthy();
  });
});

describe('a message to support', () => {
  it.each(['pro', 'expert'] as const)('is sent, and opens its conversation: %s', async (plan) => {
    const reads = { '/api/support/threads/12': { ...THREAD, messages: [] } };
    const router = openContact({ plan, operator: SET_UP, reads });
    write('Subject', ' Where is my invoice? ');
    write('Your message', 'I cannot find it.');
    press('Send');
    expect(await screen.findByRole('heading', { name: /^Where is my invoice\?/ })).toBeTruthy();
    expect(sent).toEqual([
      {
        call: NEW,
        body: {
          subject: 'Where is my invoice?',
          text: 'I cannot find it.',
          clientId: expect.stringMatching(UUID) as string,
        },
      },
    ]);
    expect(router.state.location.search).toBe('?thread=12');
    expect(said()).toBe('Your message is on its way');
    expect(Object.keys(localStorage).filter((key) => key !== 'zampa.owner')).toEqual([]);
  });

  it('survives a reload', () => {
    openContact({ plan: 'pro', operator: SET_UP });
    write('Subject', 'Invoice');
    write('Your message', 'Half a sen');
    document.body.innerHTML = '';
    openContact({ plan: 'pro', operator: SET_UP });
    expect([field('Subject').value, field('Your message').value]).toEqual([
      'Invoice',
      'Half a sen',
    ]);
  });

  it.each([
    [503, 'UNAVAILABLE', /^Your message couldn't be sent/],
    [429, 'TOO_MANY_REQUESTS', /try again in an hour/],
    [403, 'PLAN_REQUIRED', /part of Pro and Expert/],
  ])('is kept when sending fails: %s %s', async (status, code, words) => {
    openContact({ plan: 'pro', operator: SET_UP, answer: failing(status, code) });
    write('Subject', 'Invoice');
    write('Your message', 'Where?');
    press('Send');
    await waitFor(() => expect(said()).toMatch(words));
    expect(field('Your message').value).toBe('Where?');
  });

  it('keeps its id when resent unchanged, and gets a new one when edited', async () => {
    openContact({ plan: 'pro', operator: SET_UP, answer: failing(503, 'UNAVAILABLE') });
    write('Subject', 'Invoice');
    write('Your message', 'Where?');
    for (const count of [1, 2]) {
      press('Send');
      await waitFor(() => expect(sent).toHaveLength(count));
      await screen.findByRole('button', { name: 'Send' });
    }
    write('Your message', 'Where is it?');
    press('Send');
    await waitFor(() => expect(sent).toHaveLength(3));
    const [first, again, changed] = sent.map(({ body }) => body.clientId);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('must not be empty or too long', async () => {
    openContact({ plan: 'pro', operator: SET_UP });
    write('Subject', 'x'.repeat(121));
    write('Your message', '  ');
    press('Send');
    expect(await screen.findByText('1 character too long')).toBeTruthy();
    expect(screen.getByText('Please write something.')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('a support conversation', () => {
  const message = { id: 1, threadId: 12, from: 'owner', clientId: null };
  const conversation = {
    ...THREAD,
    messages: [{ ...message, text: 'I cannot find it.', createdAt: THREAD.createdAt }],
  };
  const reads = { '/api/support/threads': [THREAD], '/api/support/threads/12': conversation };

  it('can be listed, opened and continued', async () => {
    openContact({ plan: 'pro', operator: SET_UP, reads });
    const link = await screen.findByRole('link', { name: /Where is my invoice/ });
    expect(link.getAttribute('href')).toBe('/help?thread=12#contact');
    link.click();
    expect(await screen.findByText('I cannot find it.')).toBeTruthy();
    write('Your message', 'And the one of May?');
    press('Send');
    await waitFor(() => expect(sent[0]?.call).toBe(`${NEW}/12/messages`));
    expect(sent[0]?.body).toMatchObject({ text: 'And the one of May?' });
    expect(sent[0]?.body).not.toHaveProperty('subject');
  });

  it('is read-only after Pro has ended', async () => {
    openContact({ plan: 'free', operator: SET_UP, reads }, '/help?thread=12#contact');
    expect(await screen.findByText('I cannot find it.')).toBeTruthy();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });

  it.each([
    ['a promise', 1, /^We answer by \w+ \d+ \w+, \d\d:\d\d\.$/],
    ['a broken one', -1, /We're late, and we're sorry\.$/],
  ])('shows when it will be answered: %s', async (_name, hours, words) => {
    const answerBy = new Date(Date.now() + hours * 3_600_000).toISOString();
    const waiting = { ...conversation, answerBy };
    const read = { '/api/support/threads/12': waiting };
    openContact({ plan: 'pro', operator: SET_UP, reads: read }, '/help?thread=12#contact');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('that cannot be found shows an error', async () => {
    openContact({ plan: 'pro', operator: SET_UP, reads }, '/help?thread=13#contact');
    expect(await screen.findByText("We can't find this conversation.")).toBeTruthy();
  });
});
