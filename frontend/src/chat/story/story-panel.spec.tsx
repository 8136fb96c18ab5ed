import type { DiaryEntry } from '@contract/diary';
import type { Reminder } from '@contract/reminders';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { zoneQuery } from '../../shared/local-time';
import { useSession } from '../../shared/session.store';
import { enterChat, messageOf, petOf, serveReads, SESSION, show } from '../chat.fixture';
import { useChatStore } from '../chat.store';
import { StoryPanel } from './story-panel';

const entry = (id: number, at: string, told: Partial<DiaryEntry>): DiaryEntry => ({
  id,
  petId: 7,
  kind: 'weight',
  at,
  version: 1,
  ...told,
});

const SYRUP = {
  id: 5,
  petId: 7,
  kind: 'medicine',
  title: 'Stomach syrup',
  state: 'active',
  nextAt: '2026-01-03T19:00:00.000Z',
  rule: null,
  channels: [],
  version: 1,
} as unknown as Reminder;

const finding = (level: string, text: string) => ({
  kind: 'symptoms',
  level,
  text,
  advice: '',
  sources: [],
  evidence: { text: '', entryIds: [] },
});

const READS = {
  '/api/pets/7/memories': () => [],
  '/api/pets/7/diary?limit=6': () => [
    entry(1, '2026-01-02T08:00:00.000Z', { value: 3.8, unit: 'kg' }),
    entry(2, '2025-06-01T08:00:00.000Z', { kind: 'vaccine', text: 'Yearly vaccines' }),
  ],
  [`/api/pets/7/insights?language=en&${zoneQuery()}`]: () => ({
    findings: [finding('good', 'On track'), finding('vet', 'Vomited on 4 of 5 days')],
  }),
  '/api/pets/7/reminders': () => [SYRUP],
};

const openWide = (plan: 'free' | 'pro', wide = true): void => {
  enterChat(3, () => Promise.resolve(Response.json({})));
  serveReads(READS);
  useSession.getState().signIn({
    id: 1,
    email: null,
    username: 'Giulia',
    photoURL: null,
    dailyQuestionCount: 0,
    subscriptionStatus: plan,
  });
  const ignore = (): void => undefined;
  const media = { matches: wide, addEventListener: ignore, removeEventListener: ignore };
  vi.stubGlobal('matchMedia', () => media);
  const answer = messageOf(2, { content: 'At **3.8 kg** she is a little heavy.' });
  useChatStore.getState().receiveNewestPage(SESSION, [answer], false);
  show(<StoryPanel pet={petOf({ allergies: 'Chicken' })} sessionId={SESSION} />);
};

const points = async (): Promise<(string | null)[]> => {
  const story = await screen.findByRole('complementary', { name: 'What Zampa knows about Micia' });
  await within(story).findByText('Chicken');
  const list = story.querySelector('ol');
  return [...(list?.children ?? [])].map(({ textContent }) => textContent);
};

beforeEach(() => vi.setSystemTime('2026-01-02T12:00:00.000Z'));
afterEach(() => vi.useRealTimers());

describe('the story panel beside a wide chat', () => {
  it('lists reminders, diary entries and facts, marking what the last answer named', async () => {
    openWide('pro');
    expect(await points()).toEqual([
      expect.stringMatching(/^3 JanStomach syrupReminder, /),
      '2 Jan3.8 kg (named in the last answer)Weight',
      '2025Yearly vaccinesVaccine',
      'ChickenAllergies',
    ]);
    const open = screen.getByRole('link', { name: /Vomited on 4 of 5 days/ });
    expect(open.textContent).toContain('Ask your vet this week');
    expect(screen.queryByText('On track')).toBeNull();
  });

  it('contains only facts on the free plan', async () => {
    openWide('free');
    expect(await points()).toEqual(['ChickenAllergies']);
  });

  it('is not shown in a narrow window', () => {
    openWide('pro', false);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
