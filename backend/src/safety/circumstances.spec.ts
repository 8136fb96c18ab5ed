import { describe, expect, it } from '@jest/globals';
import { fold } from '../language/text.js';
import { assess } from './assess.js';
import { tellsOnlyCircumstances } from './circumstances.js';

describe('a message with circumstances only', () => {
  it.each([
    'she weighs 4 kg',
    'about 4.5kg',
    'an hour ago, I think',
    'since yesterday',
    'for 3 days',
    'It started this morning.',
    "she's a female, spayed",
    'male, not neutered, 3 years old',
    'twice a day',
    'a little',
    'she is eating now',
    'yes, he’s asleep',
    '200 g of dry food, twice a day',
    'pesa 4 kg',
    'circa mezz’ora fa',
    'da ieri sera',
    'stamattina',
    'due volte',
    'sì, mangia e beve normalmente',
    'è una femmina sterilizzata di 3 anni',
    'crocchette, 60 grammi',
    'and the litter',
    'ok and what about his ears',
    'and in the car',
    'hes 12 tho',
    'but shes 9 now',
    'Third question here',
    'terza domanda',
    'però ha 14 anni',
    'e le orecchie',
    'e la lettiera invece',
  ])('raises no alarm by itself: %s', (text) => {
    expect(assess({ text, species: 'gatto' }).level).toBe('routine');
  });

  it.each([
    'and the blood',
    'and the ears are bleeding',
    'e la pancia è dura',
    'no food since yesterday',
    'hes down tho',
    'third seizure',
    'terza crisi',
    'not since yesterday',
    'she lost 1 kg in a week',
    'two tablets an hour ago',
    'she ate it an hour ago',
    'once, with blood',
    'she is eating little',
    'he is sleeping all day',
    'she is still asleep',
    'in labour for 3 hours',
    'non mangia da ieri',
    'niente da ieri',
    'tre volte, con sangue',
    'mangia poco da ieri',
    'beve molto',
    'l’ha mangiato un’ora fa',
    'mezza compressa',
    'zoppica da ieri',
  ])('is not recognised if it says more: %s', (text) => {
    expect(tellsOnlyCircumstances(fold(text))).toBe(false);
  });
});
