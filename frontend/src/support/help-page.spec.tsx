import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { press } from '../shared/render.fixture';
import { usePreferences } from '../shared/preferences.store';
import { loadTexts } from '../shared/texts/first';
import { HELP } from '../shared/texts/help-answers';
import { openHelp, write } from './help.fixture';

const IDS = Object.values(HELP).flat();

const place = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`nothing is called ${id}`);
  return found;
};

const shown = (): string[] => [...document.querySelectorAll('details')].map(({ id }) => id);

afterEach(() => {
  usePreferences.setState({ language: 'en' });
  delete document.documentElement.dataset.operator;
});

describe('the help page', () => {
  it('shows every answer, grouped and collapsed', () => {
    openHelp();
    expect(shown()).toEqual(IDS);
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
    const groups = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(groups).toHaveLength(Object.keys(HELP).length + 1);
  });

  it('opens and focuses the answer named in the URL', async () => {
    openHelp({}, '/help#refund');
    expect(place('refund')).toHaveProperty('open', true);
    await waitFor(() =>
      expect(document.activeElement).toBe(place('refund').querySelector('summary')),
    );
  });

  it('shows the search results, and all answers again on request', async () => {
    openHelp();
    write('Search the help', 'refnud');
    await waitFor(() => expect(shown()[0]).toBe('refund'));
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ answers?$/);
    press('Show all answers');
    await waitFor(() => expect(shown()).toEqual(IDS));
  });

  it('announces the search results in an existing live region', async () => {
    openHelp();
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    write('Search the help', 'refund');
    await waitFor(() => expect(region.textContent).toMatch(/^\d+ answers?$/));
  });

  it('offers the contact section when nothing is found', async () => {
    openHelp();
    write('Search the help', 'xylophone');
    await screen.findByText(/^Nothing found\./);
    expect(shown()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Still have a question?' })).toBeTruthy();
  });

  it('leaves the search when an answer is linked to', async () => {
    const router = openHelp();
    write('Search the help', 'xylophone');
    await screen.findByText(/^Nothing found/);
    await router.navigate('/help#refund');
    await waitFor(() => expect(place('refund')).toHaveProperty('open', true));
  });

  it('gives each answer its own URL', () => {
    openHelp();
    fireEvent.click(place('cancel').querySelector('summary') as HTMLElement);
    const link = screen.getByRole('link', {
      name: 'Link to this answer: How do I cancel my subscription?',
    });
    expect(link.getAttribute('href')).toBe('/help#cancel');
  });

  it('is available in Italian', async () => {
    await loadTexts('it');
    usePreferences.setState({ language: 'it' });
    openHelp();
    expect(screen.getByRole('heading', { level: 1, name: 'Aiuto' })).toBeTruthy();
    expect(screen.getByText('Posso riavere i miei soldi?')).toBeTruthy();
  });
});
