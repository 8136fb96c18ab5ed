import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePartnerVetsStore } from '../shared/partner-vets';
import { show } from '../shared/render.fixture';
import { UpgradeBanner } from './upgrade-banner';

const open = (plan: 'free' | 'pro', known: boolean): string | null => {
  usePartnerVetsStore.setState({ known });
  show(<UpgradeBanner plan={plan} onLater={() => undefined} />);
  return screen.getByText(/^(Free|Pro) users/).textContent;
};

it.each([
  [
    'free',
    true,
    'Free users can register 1 pet. Pro gives 5 pets plus 24/7 AI guidance; Expert gives unlimited pets plus vet consultations.',
  ],
  [
    'free',
    false,
    'Free users can register 1 pet. Pro gives 5 pets plus 24/7 AI guidance; Expert gives unlimited pets.',
  ],
  [
    'pro',
    true,
    'Pro users can register 5 pets. Expert gives unlimited pets plus vet consultations.',
  ],
  ['pro', false, 'Pro users can register 5 pets. Expert gives unlimited pets.'],
] as const)('the banner of %s promises a vet only where there is one: %s', (plan, known, text) => {
  expect(open(plan, known)).toBe(text);
});
