import type { Pet } from '@contract/pets';
import type { EmergencyGuide } from '@contract/emergency-guide';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepContacts, lastContacts } from '../shared/last-contacts';
import { usePreferences } from '../shared/preferences.store';
import { queryClient } from '../shared/queries';
import { press, show } from '../shared/render.fixture';
import { useSession } from '../shared/session.store';
import { EmergencyPage } from './emergency-page';

const line = (name: string, dial: string) => ({ name, phone: dial, dial, note: 'Day and night.' });

const GUIDE: EmergencyGuide = {
  first: 'Call your vet now.',
  lines: [
    { country: 'GB', contacts: [line('Animal PoisonLine', '+441202509000')] },
    { country: 'IT', contacts: [line('Centro Antiveleni', '+39063054343')] },
  ],
  firstAid: [
    {
      id: 'seizure',
      title: 'Seizure',
      why: 'It can damage the brain.',
      actions: ['Look at the clock.'],
      donts: ['Do not hold it down.'],
    },
  ],
};

const MICIA = {
  name: 'Micia',
  vet: { name: 'Dr. Rossi', phone: '051 123 4567' },
  nightClinic: { name: 'San Donato', phone: '+39 051 765 4321' },
} as Pet;

const serve = (answer: () => Response): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
};

const calls = (within_: HTMLElement) =>
  within(within_)
    .queryAllByRole('link', { name: /^(Call|Chiama)/ })
    .map((link) => link.getAttribute('href'));

const region = (name: string) => screen.getByRole('region', { name });

beforeEach(() => serve(() => Response.json(GUIDE)));

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  useSession.getState().signOut();
  usePreferences.setState({ language: 'en' });
  vi.unstubAllGlobals();
});

describe('the emergency page', () => {
  it("shows whom to call first, and the poison lines of the reader's country", async () => {
    usePreferences.setState({ language: 'it' });
    vi.stubGlobal('navigator', { languages: ['it-IT'] });
    show(<EmergencyPage />);
    expect(await screen.findByText('Call your vet now.')).toBeTruthy();
    expect(calls(region('Centri antiveleni: Italia'))).toEqual(['tel:+39063054343']);
    const others = region('Centri antiveleni in altri paesi');
    expect(others.querySelector('details')?.textContent).toContain('Regno Unito');
    expect(screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent)).toEqual([
      'I tuoi veterinari',
      'Centri antiveleni: Italia',
      "Primo soccorso, finché non c'è un veterinario",
      'Centri antiveleni in altri paesi',
    ]);
  });

  it('ignores language tags that it cannot read', async () => {
    vi.stubGlobal('navigator', { languages: ['C', 'en-US@posix', 'it-IT'] });
    show(<EmergencyPage />);
    await screen.findByText('Call your vet now.');
    expect(calls(region('Poison helplines: Italy'))).toEqual(['tel:+39063054343']);
  });

  it.each([
    ['nobody’s vet is known', [], 'search first'],
    ['the own vet is known', [MICIA], 'own first'],
  ] as const)('links to a search for a nearby vet, when %s', (_when, pets, order) => {
    keepContacts(pets);
    show(<EmergencyPage />);
    const search = screen.getByRole<HTMLAnchorElement>('link', { name: /^Find a 24-hour vet/ });
    expect(search.href).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=\w/);
    expect([search.target, search.rel]).toEqual(['_blank', 'noopener noreferrer']);
    const first = screen.getAllByRole('link')[0];
    expect(first === search).toBe(order === 'search first');
  });

  it('says that the vet comes to a horse or farm animal', async () => {
    show(<EmergencyPage />);
    expect(
      await screen.findByText(/For horses and farm animals, call: the vet comes to you\./),
    ).toBeTruthy();
  });

  it('shows what to do and what not to do for each sign', async () => {
    show(<EmergencyPage />);
    const sign = (await screen.findByText('Seizure')).closest('details');
    expect(sign?.textContent).toContain('Do nowLook at the clock.');
    expect(sign?.textContent).toContain('Do notDo not hold it down.');
  });

  it('starts with the last known vets, even if the server is unavailable', async () => {
    keepContacts([MICIA, { ...MICIA, name: 'Rex', nightClinic: null }]);
    serve(() => new Response('', { status: 503 }));
    show(<EmergencyPage />);
    expect(calls(region('Your vets'))).toEqual(['tel:0511234567', 'tel:+390517654321']);
    expect(screen.getByText("Micia's night clinic")).toBeTruthy();
    expect(await screen.findByText(/First aid couldn't be loaded/)).toBeTruthy();
  });

  it.each([
    ['when asked to', () => press('Try Again')],
    ['when the network is back', () => [false, true].forEach((on) => onlineManager.setOnline(on))],
  ] as const)('reads the first aid again %s', async (_when, recover) => {
    serve(() => new Response('', { status: 503 }));
    show(<EmergencyPage />);
    await screen.findByText(/First aid couldn't be loaded/);
    serve(() => Response.json(GUIDE));
    recover();
    expect(await screen.findByText('Seizure')).toBeTruthy();
    expect(screen.queryByText(/First aid couldn't be loaded/)).toBeNull();
  });

  it('reads the first aid again by itself, every five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let reads = 0;
    serve(() => {
      reads += 1;
      return reads < 3 ? new Response('', { status: 503 }) : Response.json(GUIDE);
    });
    show(<EmergencyPage />);
    await screen.findByText(/First aid couldn't be loaded/);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText(/First aid couldn't be loaded/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('Seizure')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(reads).toBe(3);
  });

  it('removes saved phone numbers on sign-out', () => {
    keepContacts([MICIA]);
    expect(lastContacts()).toHaveLength(1);
    useSession.getState().signOut();
    expect(lastContacts()).toEqual([]);
    show(<EmergencyPage />);
    expect(calls(region('Your vets'))).toEqual([]);
  });

  it('ignores invalid saved contacts', () => {
    localStorage.setItem('zampa.contacts', '[{"pet":"Micia","vet":7,"nightClinic":null},3]');
    expect(lastContacts()).toEqual([]);
  });
});
