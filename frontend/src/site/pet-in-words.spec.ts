import { describe, expect, it } from 'vitest';
import { nameIn, speciesIn } from './pet-in-words';

describe('the pet mentioned in a worry', () => {
  it.each([
    ['My cat Micia has chewed a lily leaf', 'Micia'],
    ['a dog called Otto limps', 'Otto'],
    ['Il mio coniglio, Pepe, non mangia', 'Pepe'],
    ['si chiama Zoë e starnutisce', 'Zoë'],
    ['My dog has eaten chocolate', null],
    ['Diarrhea since Monday', null],
    ['My cat LILY scratches', null],
  ])('%s: %s', (text, name) => expect(nameIn(text)).toBe(name));

  it.each([
    ['My cat Micia sneezes', 'gatto'],
    ['La mia gattina starnutisce', 'gatto'],
    ['My dog chased a cat', null],
    ['She caterwauls at night', null],
    ['the budgie is quiet', 'uccello'],
  ])('%s: %s', (text, species) => expect(speciesIn(text)).toBe(species));
});
