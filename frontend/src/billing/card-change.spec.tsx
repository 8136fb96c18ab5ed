import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../shared/queries';
import { setConfig, show } from '../shared/render.fixture';
import { CardChange } from './card-change';

/** Loads for ever: jsdom loads no script. */
const SCRIPT = 'http://sandbox.test/form.js';

const onCancel = vi.fn();

const open = (answer: () => Promise<Response>): void => {
  vi.stubGlobal('fetch', answer);
  setConfig({ stripePublishableKey: 'pk_test', stripeScript: SCRIPT });
  show(<CardChange plan="pro" onSaved={vi.fn()} onCancel={onCancel} />);
};

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
  onCancel.mockClear();
});

const cancels = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
};

describe('replacing the card can be cancelled', () => {
  it('while it is being prepared', async () => {
    open(() => new Promise(() => undefined));
    await screen.findByRole('status', { name: 'Loading...' });
    cancels();
  });

  it('without a network, when it says that nothing has changed', async () => {
    onlineManager.setOnline(false);
    open(() => Promise.reject(new TypeError('Failed to fetch')));
    await screen.findByText('Card Not Saved');
    cancels();
  });

  it("while the provider's form loads", async () => {
    vi.stubGlobal('Stripe', undefined);
    open(() => Promise.resolve(Response.json({ clientSecret: 'seti_1_secret_2' })));
    const loading = () => document.head.querySelector(`[src="${SCRIPT}"]`);
    await vi.waitFor(() => expect(loading()).toBeTruthy());
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy();
    cancels();
    loading()?.remove();
  });
});
