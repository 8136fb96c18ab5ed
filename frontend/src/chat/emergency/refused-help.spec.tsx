import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterChat, petOf, SESSION, show, TRIAGE } from '../chat.fixture';
import { useComposerStore } from '../composer/composer.store';
import { PetContext } from '../pet-context';
import { RefusedWhy } from '../offers/late-offers';
import { RefusedHelp } from './refused-help';

const refuse = (code: 'QUESTION_LIMIT_REACHED' | 'DAILY_LIMIT_REACHED'): void =>
  act(() => useComposerStore.getState().refuse(SESSION, code, TRIAGE));

const PLANS = 'See what Pro offers';
const plans = () => screen.queryByRole('button', { name: PLANS });

beforeEach(() => {
  enterChat(0, () => Promise.reject(new Error('nothing is sent')));
  useComposerStore.getState().clearLimits();
});

describe('the notice by the composer', () => {
  it.each([
    ['QUESTION_LIMIT_REACHED', /^You've used all 3 questions/, 'card'],
    ['DAILY_LIMIT_REACHED', /^You have reached the daily limit/, 'overlay'],
  ] as const)('shows why a question was returned: %s', async (code, why, offer) => {
    show(<RefusedWhy sessionId={SESSION} />);
    expect(plans()).toBeNull();
    refuse(code);
    expect(await screen.findByText(why)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: PLANS }));
    expect(useComposerStore.getState().shown).toBe(offer);
  });

  it('is hidden when the open offer already explains it', () => {
    show(<RefusedWhy sessionId={SESSION} />);
    refuse('QUESTION_LIMIT_REACHED');
    act(() => useComposerStore.getState().open('card'));
    expect(plans()).toBeNull();
  });

  it('is not shown when the server was only busy, or for another chat', () => {
    show(<RefusedWhy sessionId={SESSION} />);
    act(() => useComposerStore.getState().showHelp(SESSION, TRIAGE));
    expect(plans()).toBeNull();
    act(() => useComposerStore.getState().refuse(8, 'QUESTION_LIMIT_REACHED', TRIAGE));
    expect(plans()).toBeNull();
  });
});

it("the advice for a refused question asks for a vet's number for next time", async () => {
  show(
    <PetContext value={petOf()}>
      <RefusedHelp sessionId={SESSION} />
    </PetContext>,
  );
  refuse('QUESTION_LIMIT_REACHED');
  expect(screen.getByText('Call your vet now.')).toBeTruthy();
  expect(
    await screen.findByRole('link', { name: "Add your vet's number for next time" }),
  ).toBeTruthy();
});
