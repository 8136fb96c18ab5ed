import type { Plan } from '@contract/plans';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '../shared/session.store';
import { show } from '../shared/render.fixture';
import { UserBadge } from './user-badge';

const showUser = (subscriptionStatus: string, username = 'Anna'): void => {
  useSession.getState().signIn({
    id: 7,
    email: 'anna@example.org',
    username,
    photoURL: null,
    subscriptionStatus: subscriptionStatus as Plan,
    dailyQuestionCount: 0,
  });
  show(<UserBadge />);
};

describe('the badge of a signed-in user', () => {
  it.each([
    ['free', 'Free'],
    ['pro', 'Pro'],
    ['expert', 'Expert'],
    ['gold', 'Free'],
  ])('shows the plan %s as %s', (plan, shown) => {
    showUser(plan);
    expect(screen.getByText(shown)).toBeTruthy();
  });

  it('falls back to the e-mail address for a user without a name, and links to the profile', () => {
    showUser('free', '');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /anna@example\.org/ });
    expect(link.pathname).toBe('/profile');
  });
});
