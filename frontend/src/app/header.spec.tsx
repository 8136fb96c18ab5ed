import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useUnread } from '../shared/unread.store';
import { show } from '../shared/render.fixture';
import { useSession } from '../shared/session.store';
import { Header } from './header';

describe('the Pets link', () => {
  it('shows the number of unread answers about other pets', () => {
    useSession.getState().signIn({
      id: 7,
      email: 'anna@example.org',
      username: 'Anna',
      photoURL: null,
      subscriptionStatus: 'pro',
      dailyQuestionCount: 0,
    });
    show(<Header area="chat" />);
    expect(screen.getByRole('link', { name: 'Pets' })).toBeTruthy();
    act(() => useUnread.setState({ ofPets: { 1: 1, 2: 1, 3: 4 }, open: 3 }));
    expect(screen.getByRole('link', { name: /^Pets ?2 new answers$/ })).toBeTruthy();
    act(() => useUnread.setState({ ofPets: { 1: 0, 3: 4 } }));
    expect(screen.getByRole('link', { name: 'Pets' })).toBeTruthy();
  });
});
