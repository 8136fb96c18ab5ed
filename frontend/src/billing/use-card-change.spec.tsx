import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, setConfig, show } from '../shared/render.fixture';
import { answer, openAt, pass, sent, serve, signIn, toastShown } from './billing.fixture';
import { CardChange } from './card-change';
import { callsOf, CONFIG, CONFIRM, fillIn } from './checkout.fixture';

const CHECK = 'POST /api/update-subscription-status';

it('a card whose saving got no answer is neither called saved nor unchanged', async () => {
  openAt('/profile');
  vi.setSystemTime('2026-11-21');
  setConfig(CONFIG);
  const saved = vi.fn();
  serve({
    'GET /api/config': answer(CONFIG),
    'POST /api/subscription/card': answer({ clientSecret: 'seti_1_secret_2' }),
    [CHECK]: answer({ success: true }),
  });
  signIn({ subscriptionStatus: 'pro' });
  show(<CardChange plan="pro" onSaved={saved} onCancel={() => undefined} />);
  await pass(100);
  await vi.dynamicImportSettled();
  await pass(100);
  fillIn();
  press('Save card');
  await pass(100);
  expect(callsOf(CONFIRM)).toHaveLength(1);
  expect(sent.at(-1)).toMatchObject({ call: CHECK, body: { planType: 'pro' } });
  expect(toastShown()).toMatchObject({ title: 'Card Not Confirmed', tone: 'destructive' });
  expect(toastShown()?.description).not.toContain('still the same');
  expect(screen.getByRole('button', { name: 'Save card' })).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
});
