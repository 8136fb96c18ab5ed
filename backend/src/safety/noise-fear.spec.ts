import { describe, expect, it } from '@jest/globals';
import type { Species } from '../contract/species.js';
import { assess } from './assess.js';
import { nameNoiseFear } from './noise-fear.js';

describe('fear of a noise', () => {
  it.each([
    ['fireworks outside and he is trembling all over', 'fireworks outside and he is noisefear'],
    ['she shakes like a leaf when there is thunder', 'she noisefear when there is thunder'],
    ['domenica sparano i fuochi, trema tutta', 'domenica sparano i fuochi, noisefear'],
    ['trema tutto per i tuoni', 'noisefear per i tuoni'],
    ['bangers next door, drooling and shaking under the bed', 'bangers next door, noisefear'],
    ['trema e si nasconde sotto il letto per i botti', 'noisefear per i botti'],
    ['fireworks outside. she is shaking and panting', 'fireworks outside. she is noisefear'],
    [
      "it is bonfire night. he won't come out from under the bed",
      'it is bonfire night. he noisefear',
    ],
    ['non esce da sotto il letto da ieri sera per i botti', 'noisefear per i botti'],
    ["c'e un temporale! il cane trema e sbava", "c'e un temporale! il cane noisefear"],
  ])('is recognised: %j', (text, rest) => {
    expect(nameNoiseFear(text)).toBe(rest);
  });

  it.each([
    'he ate a firework and is trembling all over',
    'fireworks yesterday. today he is shaking all over',
    'he is shaking, he ate a firework',
    'ha mangiato un petardo e trema tutto',
    'he is trembling and panting',
    'i thought it was the fireworks but he is shaking and staggers',
    'trema, pensavo al temporale ma barcolla',
  ])('does not explain symptoms unrelated to it: %j', (text) => {
    expect(nameNoiseFear(text)).toBe(text);
  });

  it.each(['under the bed ', 'shaking and ', 'trema e sotto il letto '])(
    'is read however often it is repeated: %j',
    (words) => {
      expect(nameNoiseFear(`fireworks, botti ${words.repeat(250)}`)).toContain('noisefear');
    },
  );

  it.each<[Species, string]>([
    ['cane', 'my dog is trembling because of the fireworks'],
    ['cane', 'the fireworks started, she is shaking all over and hiding'],
    ['cane', 'i vicini sparano petardi, il cane trema tutto'],
    ['cane', 'trema tutto per i tuoni cosa faccio'],
    ['cane', 'domenica sparano i fuochi d’artificio in paese, trema tutta. come la preparo'],
    ['cane', "She's trembling and hiding in the bath because of the fireworks"],
    ['cane', 'thunderstorm right now and he is shaking and panting, wont leave my side'],
    ['cane', 'fireworks going off outside. my dog is shaking and panting what do i do'],
    ['cane', 'its bonfire night. shes trembling under the bed and wont come out'],
    ['cane', 'sparano i botti da un’ora e il cane non esce da sotto il letto'],
    ['cane', 'hanno sparato un petardo vicino al cane e ora ha paura di uscire'],
    ['cane', 'dog wont go out to pee since the fireworks yesterday'],
  ])('is routine on its own: %s, %s', (species, text) => {
    expect(assess({ text, species }).level).toBe('routine');
  });

  it.each<[Species, string]>([
    ['cane', 'he was shaking all over during the fireworks and now he is fitting'],
    ['cane', 'he ate a firework and is shaking all over'],
    ['cane', 'per i botti tremava, poi è crollato e non si rialza'],
    ['gatto', 'fireworks tonight and the cat is still breathing with her mouth open'],
    ['cane', 'trema da un’ora, pensavo al temporale ma barcolla e ci sono lumachicidi in giardino'],
  ])('hides no emergency: %s, %s', (species, text) => {
    expect(assess({ text, species }).level).toBe('emergency');
  });
});
