import { describe, expect, it } from '@jest/globals';
import { build, inBoth, textsOf } from './build-summary.fixture.js';
import { entry } from './facts.fixture.js';

describe("a summary's timeline", () => {
  it('shows what happened with its details, newest last', () => {
    const entries = [
      entry('symptom', 9, {
        text: 'limps',
        severity: 'severe',
        bodyPart: 'left paw',
        minutes: 180,
      }),
      entry('behaviour', 8, { text: 'hid', minutes: 30, before: 'doorbell', after: 'ate' }),
      entry('breaths', 7, { value: 28, unit: 'breaths', text: 'on the sofa' }),
      entry('temperature', 6, { value: 38.61, unit: '°F' }),
      entry('heat', 5),
      entry('food', 4, { text: 'tuna' }),
    ];
    expect(inBoth({ entries }, 'timeline')).toEqual([
      [
        'Symptom: limps | severe, left paw, 3 hours',
        'Behaviour: hid | 30 minutes, before: doorbell, after: ate',
        'Breaths asleep: 28 a minute | on the sofa',
        'Temperature: 38.6 °C',
        'In heat',
      ],
      [
        'Sintomo: limps | forte, left paw, 3 ore',
        'Comportamento: hid | 30 minuti, prima: doorbell, dopo: ate',
        'Respiri nel sonno: 28 al minuto | on the sofa',
        'Temperatura: 38,6 °C',
        'Calore',
      ],
    ]);
  });

  it('lists the newest 200, and says how many there were before', () => {
    const entries = Array.from({ length: 212 }, (_, n) =>
      entry('note', 80 - n / 4, { text: `n${n}` }),
    );
    const texts = textsOf(build({ entries }), 'timeline');
    expect([texts.length, texts[0], texts[1], texts.at(-1)]).toEqual([
      201,
      '12 earlier entries are not listed',
      'Note: n12',
      'Note: n211',
    ]);
  });
});
