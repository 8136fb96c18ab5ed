import { describe, expect, it } from '@jest/globals';
import { assess } from '../safety/assess.js';
import { withoutGrief } from './grief.js';

describe("an owner's feelings", () => {
  it.each([
    "i can't stop crying",
    'I cannot stop crying',
    'i just cry and cry',
    "I've been crying all night",
    "i feel so guilty i should've noticed",
    'I should have noticed sooner.',
    'non riesco a smettere di piangere',
    'piango da due giorni, non dormo',
    'mi sento in colpa, avrei dovuto accorgermene',
    'avrei dovuto accorgermene prima',
  ])('raise no alarm: %s', (text) => {
    expect(withoutGrief(text)).toBe('');
    expect(assess({ text, species: 'gatto' }).level).toBe('routine');
  });

  it.each([
    "i can't stop crying, he's having a seizure",
    "i should've noticed he was limping, now he can't stand up",
    "I can't sleep, he is coughing blood",
    'sto piangendo, il cane è svenuto',
    'non riesco a smettere di piangere, il gatto non fa pipì da ieri e urla',
    'non dormo, la gatta urla e non fa pipì',
    'piange in continuazione e non riesce a fare pipì',
  ])('hide no symptom of the animal: %s', (text) => {
    expect(withoutGrief(text)).toBe(text);
    expect(assess({ text, species: 'gatto' }).level).toBe('emergency');
  });
});

describe('the death of an animal mentioned by name', () => {
  it.each([
    'we lost tilly this morning',
    'we lost our Tilly last night',
    'Tilly left us this morning',
    'Rex is no longer with us',
    'I lost my Rex yesterday after 14 years',
    'Mia non c’è più',
    'la mia Mia non c’è più da ieri',
    'Mia non c’è più, mi manca tantissimo',
    'Rocky ci ha lasciato ieri',
    'abbiamo perso Rocky stamattina',
  ])('raises no alarm: %s', (text) => {
    expect(assess({ text, species: 'gatto' }).level).toBe('routine');
  });

  it.each([
    'we lost tilly this morning, rex is vomiting blood',
    'we lost tilly this morning and now rex is vomiting blood',
    'we lost tilly this morning. rex is having a fit',
    'my dog died this morning, rex is vomiting blood',
    'abbiamo perso Rocky stamattina, Leo ha le convulsioni',
    'il mio cane è morto ieri, Leo non respira bene',
    'Rex ci ha lasciati stanotte, l’altro cane non respira bene',
    'Mia non c’è più, non respira',
    'mi sa che non c’è più, non respira',
    'we lost bella to bloat, now max has a swollen belly and is retching',
    'he lost consciousness this morning',
    'stamattina ha perso conoscenza',
    'she’s nearly gone, gums are white',
  ])('hides no alarm for a living animal: %s', (text) => {
    expect(assess({ text, species: 'cane' }).level).toBe('emergency');
  });
});
