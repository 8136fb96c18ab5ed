import { describe, expect, it } from '@jest/globals';
import { assess } from '../../safety/triage.js';
import { askerBy, BIRBA, REX } from './ask.fixture.js';

const ask = askerBy(assess);

describe('a second matching entry', () => {
  it('comes first if it alone answers the question', () => {
    const { text } = ask(REX, 'How often should I bathe my golden retriever?');
    expect(text).toMatch(/^Only when dirty/);
  });

  it('is neither used nor cited when it adds no answer', () => {
    const tortoise = ask(REX, 'quanta acqua beve una tartaruga di terra?');
    expect(tortoise.text).not.toMatch(/Utile anche sapere/);
    const told = ask(
      REX,
      'il mio cane ha mangiato due quadretti di cioccolato fondente, pesa 30 kg',
    );
    expect(told.text).not.toMatch(/Utile anche sapere/);
    const alarm = ask(BIRBA, "my rabbit hasn't pooped since this morning and won't touch his hay");
    expect(alarm.sources.map(({ title }) => title)).toEqual(['Gut stasis in rabbits']);
  });

  it('does not repeat the first', () => {
    const { text } = ask(REX, 'twice a day', ['how much should I feed my labrador?']);
    expect(text).not.toMatch(/Also worth knowing: Feed a healthy adult dog twice a day/);
  });
});
