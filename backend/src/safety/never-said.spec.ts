import { describe, expect, it } from '@jest/globals';
import type { TriageLevel } from '../contract/chat.js';
import { neverSaid, saidInstead, type NeverSaidReason } from './never-said.js';
import * as examples from './never-said.examples.data.js';

const LEVELS: TriageLevel[] = ['routine', 'urgent', 'emergency'];
const REASONS: NeverSaidReason[] = [
  ...(['dose', 'medicine', 'vomiting', 'remedy', 'poison', 'waiting', 'stopping'] as const),
];

describe('an answer never says', () => {
  it.each(examples.FORBIDDEN)('%s: %s', (reason, text) => {
    for (const level of LEVELS) expect(neverSaid(text, { level })).toBe(reason);
  });

  it.each(examples.FORBIDDEN_FOR_ANY_REASON)('%s', (text) => {
    for (const level of LEVELS) expect(neverSaid(text, { level })).not.toBeNull();
  });

  it.each(examples.FORBIDDEN_IN_EMERGENCY)('in an emergency: %s', (text) => {
    expect(neverSaid(text, { level: 'emergency' })).not.toBeNull();
  });

  it.each(examples.FORBIDDEN_WHEN_URGENT)('when a vet must see it: %s', (text) => {
    for (const level of ['urgent', 'emergency'] as const) {
      expect(neverSaid(text, { level })).toBe('waiting');
    }
  });

  it('a dose of a medicine named in the previous sentence', () => {
    const before = 'For pain some people use meloxicam.';
    expect(neverSaid('Give 2 ml by mouth.', { level: 'routine', before })).toBe('dose');
    expect(neverSaid('Give 2 ml by mouth.', { level: 'routine' })).toBeNull();
  });

  it.each([
    "Don't panic. Do this now:",
    'Do not wait. Do this now:',
    "Don't wait, do this:",
    'Never wait with this. Until you get there:',
    'Try to avoid stress. To help her:',
    'To help her, avoid stress:',
    "She can have this, don't overdo it:",
    "Don't worry:",
    "Don't hesitate to give:",
    'Do not forget to give:',
    "Dos and don'ts:",
    'What to do and not to do:',
    'What you should do to avoid this:',
    "Don't do that, do this:",
    'Cosa fare e cosa non fare:',
    'Per evitarlo:',
    'Non preoccuparti mai:',
    'Do not do this, give these instead:',
    'Never avoid giving:',
    'What you cannot do without:',
    'Non aspettare e evita di agitarti:',
    'Niente panico, non perdere tempo:',
    'Non dimenticare di dare:',
  ])('an order in a list, although the line above it forbids something else: %s', (heading) => {
    const items = [
      '1. Make him vomit with salt water.',
      '- Give him 200 mg of ibuprofen for the pain.',
      '- Fallo vomitare con acqua e sale.',
    ];
    for (const item of items) {
      expect(neverSaid(item, { level: 'emergency', before: `${heading}\n\n` })).not.toBeNull();
    }
  });

  it('a forbidden dose written with other marks, letters or hidden characters', () => {
    for (const text of [
      'Give him 200 mg of **ibu**profen.',
      'GIVE HIM 200 MG OF IBUPROFEN.',
      'Give him 200\u00a0mg of ibu\u00adpro\u200bfen [1].',
      'Ｇｉｖｅ him 200 ㎎ of ibuprofen.',
      'Give him\n200 mg\nof ibuprofen.',
    ]) {
      expect(neverSaid(text, { level: 'routine' })).toBe('dose');
    }
  });
});

describe('an answer may say', () => {
  it.each(examples.ALLOWED)('%s', (text) => {
    for (const level of LEVELS) expect(neverSaid(text, { level })).toBeNull();
  });

  it.each(examples.ALLOWED_IN_EMERGENCY)('in an emergency: %s', (text) => {
    expect(neverSaid(text, { level: 'emergency' })).toBeNull();
  });

  it.each(examples.ALLOWED_IN_ROUTINE)('about daily life: %s', (text) => {
    expect(neverSaid(text, { level: 'routine' })).toBeNull();
  });

  it('in a list of what not to do, what would otherwise be forbidden', () => {
    const item = '- Give him 200 mg of ibuprofen';
    for (const before of [
      '**Do not:**\n',
      'Cosa non fare:\n- Farlo vomitare\n',
      '## What not to do\n\n',
      "Call your vet now. In the meantime, don't:\n",
      '**Never give your dog:**\n',
      'Things you should never do at home:\n',
      'Common mistakes to avoid:\n',
      'Medicines you must not give:\n',
      'Avoid these:\n',
      'Chiama subito. Non dare mai:\n',
      'Da evitare assolutamente:\n',
      'Errori da evitare:\n',
    ]) {
      expect(neverSaid(item, { level: 'emergency', before })).toBeNull();
    }
    for (const before of ['What to do:\n', 'If you cannot reach a vet:\n', '']) {
      expect(neverSaid(item, { level: 'emergency', before })).not.toBeNull();
    }
  });

  it('the replacement for a forbidden sentence', () => {
    for (const level of LEVELS) {
      for (const language of ['en', 'it'] as const) {
        for (const reason of REASONS) {
          expect(neverSaid(saidInstead(reason, { language, level }), { level })).toBeNull();
        }
      }
    }
  });
});
