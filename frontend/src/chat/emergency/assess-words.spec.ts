import { expect, it } from 'vitest';
import { calls, enterChat, petOf, TRIAGE } from '../chat.fixture';
import { assessWords } from './assess-words';

it('words are assessed with all that the profile says of the animal', async () => {
  enterChat(0, () => Promise.resolve(Response.json(TRIAGE)));
  const profile = { species: 'altro', breed: 'guinea pig', weight: '900 g', age: 3 } as const;
  await assessWords('not eating', petOf({ ...profile, healthConditions: 'bad teeth' }));
  expect(calls).toEqual([
    {
      call: 'POST /api/triage',
      body: {
        text: 'not eating',
        species: 'altro',
        weightKg: 0.9,
        ageYears: 3,
        breed: 'guinea pig',
        condition: 'bad teeth',
      },
    },
  ]);
});

it('what the profile does not say is left out', async () => {
  enterChat(0, () => Promise.resolve(Response.json(TRIAGE)));
  await assessWords('not eating', petOf({ breed: null, healthConditions: null }));
  expect(calls[0]?.body).not.toHaveProperty('breed');
  expect(calls[0]?.body).not.toHaveProperty('condition');
});
