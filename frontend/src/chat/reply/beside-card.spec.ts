import { describe, expect, it } from 'vitest';
import { besideCard } from './beside-card';
import { TRIAGE } from '../chat.fixture';

const CALL = 'Call a vet now.';
const triage = {
  ...TRIAGE,
  level: 'emergency' as const,
  actions: [CALL, 'Take the plant with you.'],
};
const shown = (text: string, growing = false): string =>
  besideCard(text, { triage, inCard: 'See the card.', growing });

describe('an answer below the emergency card', () => {
  const text = `**This can be an emergency for Micia.** ${CALL} Lilies harm kidneys.\n\n- Keep her calm.`;
  const once = '**This can be an emergency for Micia.** See the card. Lilies harm kidneys.';

  it('refers to the card instead of repeating its call to action, and keeps the rest', () => {
    expect(shown(text)).toBe(`${once}\n\n- Keep her calm.`);
    expect(shown('Lilies harm kidneys.')).toBe('Lilies harm kidneys.');
  });

  it('never shows part of the call to action while streaming, nor retracts shown text', () => {
    let last = '';
    for (let length = 0; length <= text.length; length += 1) {
      const now = shown(text.slice(0, length), true);
      expect(now).not.toMatch(/Call/);
      expect(now.startsWith(last), now).toBe(true);
      last = now;
    }
  });

  it.each([
    'Do not wait: call your vet or the nearest 24-hour clinic now.',
    'Non aspettare: chiama ora il veterinario o la clinica 24 ore più vicina.',
  ])("omits the closing line appended to a model's answer: %s", (words) => {
    const whole = `Take her to a vet.\n\nBring the plant.\n\n**${words}**`;
    expect(shown(whole)).toBe('Take her to a vet.\n\nBring the plant.');
    for (let length = 0; length <= whole.length; length += 1)
      expect(shown(whole.slice(0, length), true)).not.toContain(words.slice(0, 6));
  });

  it('keeps a call to action that appears much later', () => {
    const later = `${'Much is known of lilies. '.repeat(50)}${CALL}`;
    expect(shown(later)).toBe(later);
  });
});
