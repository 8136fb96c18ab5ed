import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '../shared/session.store';
import { show } from '../shared/render.fixture';
import { ANNA, answer, openAt, pass, press, refusal, sent, serve, signIn } from './billing.fixture';
import { TestPanelPage } from './test-panel-page';

const EXPERT = { ...ANNA, subscriptionStatus: 'expert' };

const open = (): void => {
  openAt('/test-subscription');
  show(<TestPanelPage signIn={<p>Sign in here</p>} />);
};

const results = (): (string | null)[] =>
  screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('the test panel', () => {
  it('requires a sign-in', () => {
    serve({});
    open();
    act(() => useSession.getState().signOut());
    expect(screen.getByText('Sign in here')).toBeTruthy();
  });

  it('lists the result and time of each call, newest first, until cleared', async () => {
    serve({
      'POST /api/create-test-user': answer({ success: true, password: 'p4ss' }),
      'GET /api/test-session': answer({ authenticated: true }),
    });
    open();
    signIn();
    expect(screen.getByText('No results yet.')).toBeTruthy();
    await press('Create Test User');
    await pass(2_000);
    await press('Test Session');
    expect(sent).toMatchObject([{ call: 'POST /api/create-test-user', body: {} }]);
    expect(results()).toEqual([
      'Test Session1970-01-01T00:00:02.000Z{\n  "authenticated": true\n}',
      'Create Test User1970-01-01T00:00:00.000Z{\n  "success": true,\n  "password": "p4ss"\n}',
    ]);
    await press('Clear Results');
    expect(results()).toEqual([]);
  });

  it.each([
    ['Update to Pro', 'pro'],
    ['Update to Expert', 'expert'],
  ])('sends with %s a request for the plan %s', async (button, planType) => {
    serve({ 'POST /api/test-subscription-update': answer({ success: true }) });
    open();
    signIn();
    await press(button);
    expect(sent).toMatchObject([
      { call: 'POST /api/test-subscription-update', body: { planType } },
    ]);
  });

  it("shows the user's plan, even after a change", async () => {
    serve({
      'POST /api/test-subscription-update': answer({ success: true, user: EXPERT }),
      'GET /api/auth/session': answer({ authenticated: true, user: EXPERT }),
    });
    open();
    signIn();
    expect(screen.getByText('Free')).toBeTruthy();
    await press('Update to Expert');
    expect(screen.getByText('Expert')).toBeTruthy();
  });

  it('lists failures as results', async () => {
    serve({ 'GET /api/test-session': refusal(404, 'NOT_FOUND') });
    open();
    signIn();
    await press('Test Session');
    await press('Create Test User');
    expect(results()[1]).toContain('"code": "NOT_FOUND"');
    expect(results()[0]).toContain('"code": "NETWORK"');
  });
});
