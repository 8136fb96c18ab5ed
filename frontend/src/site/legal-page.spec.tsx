import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreferences } from '../shared/preferences.store';
import { show } from '../shared/render.fixture';
import { LegalPage } from './legal-page';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});

afterEach(() => {
  usePreferences.setState({ language: 'en' });
});

const contents = (name: string): HTMLAnchorElement[] =>
  within(screen.getByRole('navigation', { name })).getAllByRole('link');

describe('a legal page', () => {
  it.each(['privacy', 'dataDeletion', 'terms', 'dataProcessing'] as const)(
    'lists every section of %s, each with its heading',
    (document) => {
      const { container } = show(<LegalPage document={document} />);
      for (const link of contents('On this page')) {
        const section = container.querySelector<HTMLElement>(link.hash);
        expect(section && within(section).getByRole('heading').textContent).toBe(link.textContent);
      }
    },
  );

  it('links to the other documents and to the profile', () => {
    show(<LegalPage document="terms" />);
    const ways = contents('See also').map((link) => [link.textContent, link.pathname]);
    expect(ways).toEqual([
      ['Privacy Policy', '/privacy'],
      ['Data Deletion', '/data-deletion'],
      ['Data Processing Agreement', '/data-processing'],
      ['Profile', '/profile'],
    ]);
  });

  it('shows the deletion steps as a numbered list', () => {
    const { container } = show(<LegalPage document="dataDeletion" />);
    const steps = container.querySelectorAll('#yourself ol > li');
    expect([...steps].map((step) => step.textContent)).toEqual([
      'Sign in and open your profile.',
      'At the end of the page, press Delete account.',
      expect.stringContaining('Type DELETE'),
      'Press Delete my account.',
      expect.stringContaining('confirm that it is you'),
    ]);
  });

  it('renders its tables as accessible tables', () => {
    show(<LegalPage document="terms" />);
    const table = screen.getByRole('table', { name: 'Plans and prices' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(table).getByRole('cell', { name: '€12.99' })).toBeTruthy();
  });

  it('is shown in the chosen language', () => {
    usePreferences.setState({ language: 'it' });
    show(<LegalPage document="terms" />);
    expect(screen.getByText('In vigore dal 1 gennaio 2025')).toBeTruthy();
  });
});
