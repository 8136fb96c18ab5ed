import { expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';

it.each<[Species, string]>([
  ['gatto', 'I gave my cat a double dose of insulin'],
  ['gatto', 'Ho dato una doppia dose di insulina al gatto'],
  ['cane', 'My dog got a double dose of insulin by mistake'],
  ['cane', 'my dog ate five of my metformin tablets'],
])('too much of a diabetes medicine is met with food and sugar: %s, %s', (species, text) => {
  const { level, actions, donts } = assess({ text, species });
  expect(level).toBe('emergency');
  expect(actions.join(' ')).toMatch(/usual food.*honey|cibo abituale.*miele/);
  expect(donts.join(' ')).not.toMatch(/home remedy|rimedi casalinghi/);
});

it('an injection is not told to be vomited', () => {
  const { donts } = assess({ text: 'I gave my cat a double dose of insulin', species: 'gatto' });
  expect(donts.join(' ')).not.toMatch(/vomit/);
  expect(donts.join(' ')).toMatch(/no more insulin/);
});
