import type { Profile } from '@contract/accounts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { queryClient } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { useNotices } from '../../shared/ui/notices.store';
import { show } from '../../shared/render.fixture';
import { ProfilePage } from './profile-page';

export const ANNA: Profile = {
  username: 'Anna Maria Rossi',
  displayName: 'Anna Maria Rossi',
  email: 'anna@example.org',
  emailVerified: true,
  pendingEmail: null,
  photoURL: null,
  country: null,
  subscriptionStatus: 'free',
  joinDate: '2026-03-04T12:00:00.000Z',
  totalQuestions: 2,
  dailyQuestionCount: 1,
  totalPets: 4,
  totalSessions: 7,
  totalDiaryEntries: 38,
  activeReminders: 1,
};

interface Answer {
  status: number;
  body: unknown;
}

export const refusal = (status: number, code: string, rest: object = {}): Answer => ({
  status,
  body: { statusCode: status, error: 'x', code, ...rest },
});

/** The page's calls other than reads, with their bodies. */
const NOT_SUBSCRIBED = {
  subscription: null,
  payments: [],
  refundableUntil: null,
  firstMonth: false,
};

export const sent: { call: string; body: unknown }[] = [];

/** Answers by method and path; by default those for the profile and session of `profile`. */
export const serve = (profile: Profile, answers: Record<string, Answer> = {}): void => {
  const { username, email, photoURL, subscriptionStatus, dailyQuestionCount } = profile;
  const user = { id: 1, username, email, photoURL, subscriptionStatus, dailyQuestionCount };
  const usual: Record<string, Answer> = {
    'GET /api/user/profile': { status: 200, body: profile },
    'GET /api/subscription': { status: 200, body: NOT_SUBSCRIBED },
    'GET /api/subscription/business': { status: 200, body: { details: null, isVatRefused: false } },
    'GET /api/user/sign-in-ways': { status: 200, body: { password: true, providers: [] } },
    'GET /api/user/sessions': { status: 200, body: [] },
    'GET /api/user/tokens': { status: 200, body: [] },
    'GET /api/user/webhooks': { status: 200, body: [] },
    'GET /api/calendar': { status: 200, body: { exists: false, createdAt: null } },
    'GET /api/config': { status: 200, body: { providers: [] } },
    'GET /api/auth/session': { status: 200, body: { authenticated: true, user } },
  };
  vi.stubGlobal('fetch', (path: string, init: { method: string; body?: string }) => {
    const call = `${init.method} ${path}`;
    if (init.method !== 'GET') sent.push({ call, body: JSON.parse(init.body ?? 'null') });
    const answer = answers[call] ?? usual[call];
    if (answer === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    const text = answer.status === 204 ? null : JSON.stringify(answer.body);
    return Promise.resolve(new Response(text, { status: answer.status }));
  });
};

/** Opens the page as the user of `profile`, on a server with these answers. */
export const openProfile = (profile: Profile = ANNA, answers: Record<string, Answer> = {}) => {
  const { username, email, photoURL, subscriptionStatus, dailyQuestionCount } = profile;
  sent.length = 0;
  sessionStorage.clear();
  queryClient.clear();
  useNotices.setState({ toast: null });
  useSession
    .getState()
    .signIn({ id: 1, username, email, photoURL, subscriptionStatus, dailyQuestionCount });
  serve(profile, answers);
  return show(
    <ProfilePage
      languageSwitch={<select aria-label="Language" />}
      cardForm={({ plan, onSaved }) => <button onClick={onSaved}>card form of {plan}</button>}
    />,
  );
};

export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

export const field = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(label, { exact: true });

export const retype = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};

export const toastShown = () => useNotices.getState().toast;
