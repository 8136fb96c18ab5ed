import type { Finding, FindingLevel, Insights } from '@contract/insights';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { zoneQuery } from '../../shared/local-time';
import { usePreferences } from '../../shared/preferences.store';
import { invalidateDiary } from '../../shared/queries';
import { show } from '../../shared/render.fixture';
import { NO_INSIGHTS, openPet, press } from '../page/pet-page.fixture';
import { demoInsights } from './demo-pet';
import { ExamplePage } from './example-page';

const INSIGHTS = `/api/pets/7/insights?language=en&${zoneQuery()}`;

const VET = { name: 'Dr. Rossi', phone: '051 123 456' };

const finding = (level: FindingLevel, text: string): Finding => ({
  kind: 'symptoms',
  level,
  text,
  advice: `Advice for ${text}.`,
  evidence: { text: `Entries of ${text}`, entryIds: [3, 8] },
  sources: [{ title: 'A guideline', publisher: 'WSAVA', url: 'https://wsava.org/' }],
});

const openInsights = (insights: Partial<Insights>): void =>
  openPet({
    plan: 'pro',
    pet: { vet: VET },
    reads: { [INSIGHTS]: { ...NO_INSIGHTS, ...insights } },
  });

const openWeights = (): void =>
  openInsights({ series: { ...NO_INSIGHTS.series, weight: demoInsights('en').series.weight } });

const headings = async (): Promise<(string | null)[]> => {
  const section = await screen.findByRole('region', { name: 'What stands out' });
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

const chart = (name: string): Promise<HTMLElement> => screen.findByRole('group', { name });

const said = (element: HTMLElement): string | null =>
  element.closest('section')?.querySelector('[aria-live]')?.textContent ?? null;

describe('a finding', () => {
  it('is listed by urgency, with its level', async () => {
    openInsights({
      findings: [
        finding('good', 'Weight'),
        finding('unknown', 'Breaths: not enough entries yet'),
        finding('vet', 'Vomiting'),
        finding('emergency', 'Fits'),
        finding('watch', 'Barking'),
        finding('urgent', 'Limping'),
      ],
    });
    expect(await headings()).toEqual([
      'Fits',
      'Limping',
      'Vomiting',
      'Barking',
      'Weight',
      'Breaths: not enough entries yet',
    ]);
    const levels = ['Emergency: call a vet now', 'See a vet today', 'Ask your vet this week'];
    for (const level of [...levels, 'Keep an eye on it', 'On track']) {
      expect(screen.getByText(level)).toBeTruthy();
    }
  });

  it('shows whom to call only when urgent', async () => {
    openInsights({ findings: [finding('urgent', 'Limping'), finding('vet', 'Vomiting')] });
    await headings();
    const section = screen.getByRole('region', { name: 'What stands out' });
    const calls = within(section).getAllByRole('link', { name: /Dr\. Rossi/ });
    expect(calls.map((call) => call.getAttribute('href'))).toEqual(['tel:051123456']);
    expect(
      within(section).getByRole('link', { name: 'All emergency numbers' }).getAttribute('href'),
    ).toBe('/emergency');
  });

  it('links to its newest entry and its sources', async () => {
    openInsights({ findings: [finding('vet', 'Vomiting')] });
    const evidence = await screen.findByRole('link', { name: 'Entries of Vomiting' });
    expect(evidence.getAttribute('href')).toBe('#entry-8');
    expect(screen.getByText('Sources').closest('details')?.open).toBe(false);
    expect(
      screen.getByRole('link', { name: 'A guideline', hidden: true }).getAttribute('rel'),
    ).toBe('noopener noreferrer nofollow');
  });

  it('is refetched after a diary change', async () => {
    const found = (text: string) => ({ ...NO_INSIGHTS, findings: [finding('vet', text)] });
    const reads = { [INSIGHTS]: found('Vomiting') };
    openPet({ plan: 'pro', reads });
    expect(await headings()).toEqual(['Vomiting']);
    reads[INSIGHTS] = found('Fits');
    await act(() => invalidateDiary(7));
    expect(await headings()).toEqual(['Fits']);
  });

  it('can be retried when it fails to load', async () => {
    const reads: Record<string, unknown> = { [INSIGHTS]: undefined };
    openPet({
      plan: 'pro',
      reads,
      refuses: (url) => url === INSIGHTS && reads[INSIGHTS] === undefined,
    });
    expect(await screen.findByText("What stands out couldn't be loaded.")).toBeTruthy();
    reads[INSIGHTS] = { ...NO_INSIGHTS, findings: [finding('vet', 'Vomiting')] };
    await press('Try Again');
    expect(await headings()).toEqual(['Vomiting']);
  });

  it('is not shown for an empty diary', async () => {
    openInsights({});
    expect(await screen.findByRole('heading', { name: 'Diary' })).toBeTruthy();
    await screen.findByText(/Nothing yet/);
    expect(screen.queryByRole('heading', { name: 'What stands out' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Weight', level: 2 })).toBeNull();
  });
});

describe('a chart', () => {
  it('can be navigated by keyboard, announcing each entry', async () => {
    openWeights();
    const weight = await chart('Weight');
    expect(said(weight)).toBe('');
    const steps = [
      ['ArrowLeft', '25 October 2026: 3.86 kg'],
      ['ArrowLeft', '4 October 2026: 3.9 kg'],
      ['ArrowRight', '25 October 2026: 3.86 kg'],
      ['End', '22 November 2026: 3.8 kg'],
      ['ArrowRight', '22 November 2026: 3.8 kg'],
      ['Home', '1 June 2026: 4.05 kg'],
      ['ArrowLeft', '1 June 2026: 4.05 kg'],
    ] as const;
    for (const [key, words] of steps) {
      fireEvent.keyDown(weight, { key });
      expect(said(weight)).toBe(words);
    }
    fireEvent.blur(weight);
    expect(said(weight)).toBe('');
  });

  it('can be shown as a table with the same values', async () => {
    openWeights();
    await chart('Weight');
    await press('Show as table');
    const rows = screen.getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      [...row.children].map(({ textContent }) => textContent).slice(1),
    );
    expect(cells).toEqual([
      ['3.8 kg', ''],
      ['3.86 kg', ''],
      ['3.9 kg', ''],
      ['3.93 kg', ''],
      ['4.46 kg', 'left out'],
      ['3.98 kg', ''],
      ['4 kg', ''],
      ['4.02 kg', ''],
      ['4.05 kg', ''],
    ]);
    await press('Show as chart');
    expect(await chart('Weight')).toBeTruthy();
  });

  it('is limited to the selected period', async () => {
    openWeights();
    const weight = await chart('Weight');
    await press('1 month');
    fireEvent.keyDown(weight, { key: 'Home' });
    expect(said(weight)).toBe('25 October 2026: 3.86 kg');
  });

  it("uses the owner's unit", async () => {
    localStorage.setItem('zampa.units', '{"weight":"lb"}');
    openWeights();
    const weight = await chart('Weight');
    fireEvent.keyDown(weight, { key: 'End' });
    expect(said(weight)).toBe('22 November 2026: 8.378 lb');
  });

  it('draws thousands of entries with few marks', async () => {
    const points = Array.from({ length: 10_000 }, (_, index) => ({
      entryId: index,
      at: new Date(2020, 0, 1, index).toISOString(),
      value: 4 + Math.sin(index / 50),
    }));
    const { series } = NO_INSIGHTS;
    openInsights({ series: { ...series, weight: { ...series.weight, points } } });
    const weight = await chart('Weight');
    await press('All');
    expect(weight.querySelectorAll('circle').length).toBeLessThan(120);
    expect(weight.innerHTML.length).toBeLessThan(60_000);
  });
});

describe('the example page', () => {
  it('is marked as an example in English, and shows every chart', async () => {
    show(<ExamplePage />);
    expect(screen.getByText('Example')).toBeTruthy();
    for (const name of ['Weight', 'Sleeping breaths', 'Food per day', 'Behaviour by week']) {
      expect(await chart(name)).toBeTruthy();
    }
    const symptoms = await chart('Symptoms by week');
    fireEvent.keyDown(symptoms, { key: 'End' });
    expect(said(symptoms)).toBe('Week of 16 Nov: vomited 4 times');
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
      '/#pricing',
    );
  });

  it('shows the diary entries its findings are based on', () => {
    show(<ExamplePage />);
    const diary = within(screen.getByRole('region', { name: 'Diary' }));
    expect(diary.getByText('New dry food, 45 g')).toBeTruthy();
    const evidence = screen.getByRole('link', { name: '4 diary entries, 18 to 22 Nov' });
    const newest = document.getElementById(evidence.getAttribute('href')?.slice(1) ?? '');
    expect(newest?.textContent).toContain('Vomited, mild (part of what stands out)');
  });

  it('is shown in Italian', async () => {
    usePreferences.setState({ language: 'it' });
    show(<ExamplePage />);
    expect(screen.getByText('Esempio')).toBeTruthy();
    expect(screen.getByText('Chiedi al veterinario questa settimana')).toBeTruthy();
    const weight = await chart('Peso');
    fireEvent.keyDown(weight, { key: 'End' });
    expect(said(weight)).toBe('22 novembre 2026: 3,8 kg');
  });
});
