import type { TriageLevel } from '@contract/chat';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../shared/render.fixture';
import { WorryAdvice } from './worry-advice';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

it.each<[TriageLevel, boolean]>([
  ['emergency', true],
  ['urgent', false],
])('uses red only for emergencies: %s', async (level, red) => {
  const triage = { level, reasons: [], actions: ['Call your vet.'], donts: [], contacts: [] };
  const reply = { triage, handbook: [] };
  show(<WorryAdvice worry={{ text: 'She does not eat', species: null, reply }} />);
  const whom = screen.getByRole('link', { name: 'Who to call near you' });
  const nearby = await screen.findByRole('link', { name: /^Find a 24-hour vet/ });
  for (const link of [whom, nearby]) expect(/\bbg-red\b/.test(link.className)).toBe(red);
});
