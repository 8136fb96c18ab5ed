import type { Summary, SummarySnapshot } from '@contract/summaries';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { press } from '../../shared/render.fixture';
import { openPet, sent } from '../page/pet-page.fixture';

const PREVIEW: SummarySnapshot = {
  petName: 'Micia',
  language: 'en',
  timeZone: 'America/New_York',
  title: 'Summary for the vet: Micia',
  from: '2026-08-25',
  to: '2026-11-23',
  sections: [
    {
      name: 'about',
      title: 'Who Micia is',
      items: [{ key: 'fact:species', at: null, text: 'Species: cat', detail: null }],
    },
    {
      name: 'timeline',
      title: 'What happened',
      items: [
        { key: 'diary:1', at: '2026-11-20T08:00:00.000Z', text: 'Vomited', detail: 'mild' },
        { key: 'diary:2', at: '2026-11-22T04:30:00.000Z', text: 'Hid', detail: null },
      ],
    },
  ],
};

const MADE: Summary = {
  id: 3,
  petId: 7,
  language: 'en',
  createdAt: '2026-11-23T10:00:00.000Z',
  snapshot: PREVIEW,
  link: null,
};

const LINK = { expiresAt: '2026-11-30T10:00:00.000Z', views: 0 };
const URL = 'https://zampa.example/s/abc';

const answer = (call: string): Response => {
  if (call.endsWith('/preview')) return Response.json(PREVIEW);
  if (call.endsWith('/link')) return Response.json({ ...LINK, url: URL }, { status: 201 });
  return Response.json(MADE, { status: 201 });
};

const LIST = '/api/pets/7/summaries';

const open = (path = '', summaries: Summary[] = [], plan: 'free' | 'pro' = 'pro') =>
  openPet({ plan, answer, reads: { [LIST]: summaries } }, `/pets/7/summary${path}`);

const tick = async (name: RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name }));

describe('a summary for the vet', () => {
  it('is previewed, and created without the unticked items', async () => {
    open();
    await tick(/Hid/);
    await tick(/Who Micia is/);
    fireEvent.change(screen.getByLabelText('Why now?'), { target: { value: ' Vomits again ' } });
    expect(screen.getAllByText('Vomits again').length).toBeGreaterThan(1);
    press('Create the summary');
    await screen.findByRole('heading', { name: 'Summary of 23 November 2026' });
    expect(sent.find(({ call }) => call === `POST ${LIST}`)?.body).toEqual({
      language: 'en',
      timeZone: 'America/New_York',
      why: 'Vomits again',
      questions: null,
      leaveOut: ['about', 'diary:2'],
    });
  });

  it('names the days of its own time zone, wherever it is read', async () => {
    open('?id=3', [MADE]);
    expect((await screen.findByText(/Hid/)).parentElement?.textContent).toContain(
      '21 November 2026',
    );
  });

  it.each([
    ['America/New_York', { language: 'en', timeZone: 'America/New_York' }],
    ['Europe/Rome', { language: 'en' }],
  ])("is asked for in the browser's time zone, %s, unless that is assumed", async (zone, body) => {
    vi.stubGlobal('Temporal', { Now: { timeZoneId: () => zone } });
    open();
    await tick(/Hid/);
    expect(sent).toContainEqual({ call: `POST ${LIST}/preview`, body });
  });

  it('keeps what was written while an earlier one is read, until it is created', async () => {
    open('', [MADE]);
    await screen.findByRole('checkbox', { name: /Hid/ });
    fireEvent.change(screen.getByLabelText('Why now?'), { target: { value: 'Vomits again' } });
    const questions = screen.getByLabelText('What do you want to ask?');
    fireEvent.change(questions, { target: { value: 'Is it the food?' } });
    fireEvent.click(screen.getByRole('link', { name: /23 November/ }));
    await screen.findByRole('link', { name: 'Download PDF' });
    fireEvent.click(screen.getByRole('link', { name: 'Create another' }));
    expect(await screen.findByDisplayValue('Vomits again')).toBeTruthy();
    expect(screen.getByDisplayValue('Is it the food?')).toBeTruthy();
    await screen.findByRole('checkbox', { name: /Hid/ });
    press('Create the summary');
    await screen.findByRole('link', { name: 'Download PDF' });
    fireEvent.click(screen.getByRole('link', { name: 'Create another' }));
    expect(await screen.findByLabelText('Why now?')).toHaveProperty('value', '');
  });

  it('with nothing selected is not created', async () => {
    open();
    await tick(/Who Micia is/);
    await tick(/What happened/);
    press('Create the summary');
    await waitFor(() => expect(sent.map(({ call }) => call)).not.toContain(`POST ${LIST}`));
    expect(
      screen.getByText('This is how it will look. Untick what you want to leave out.'),
    ).toBeTruthy();
  });

  it('can be downloaded, and shared by a link that is shown once', async () => {
    open('?id=3', [MADE]);
    const download = await screen.findByRole('link', { name: 'Download PDF' });
    expect(download.getAttribute('href')).toBe('/api/summaries/3.pdf');
    fireEvent.click(screen.getByLabelText('30 days'));
    press('Create a link');
    expect(await screen.findByDisplayValue(URL)).toBeTruthy();
    expect(sent).toEqual([{ call: 'POST /api/summaries/3/link', body: { days: 30 } }]);
  });

  it('has a link that can be revoked after confirmation', async () => {
    open('?id=3', [{ ...MADE, link: { ...LINK, views: 2 } }]);
    expect(await screen.findByText(/seen 2 times/)).toBeTruthy();
    expect(screen.queryByDisplayValue(URL)).toBeNull();
    press('Revoke link');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Revoke link' }));
    await waitFor(() => expect(sent[0]?.call).toBe('DELETE /api/summaries/3/link'));
  });

  it('can be viewed, downloaded and revoked, but not created, on the free plan', async () => {
    open('?id=3', [{ ...MADE, link: LINK }], 'free');
    expect(await screen.findByRole('link', { name: 'Download PDF' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Revoke link' })).toBeTruthy();
    for (const name of ['Create a new link', 'Create the summary']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.getByRole('link', { name: 'See Pro' })).toBeTruthy();
  });
});
