import { describe, expect, it } from '@jest/globals';
import type { Species } from '../contract/species.js';
import type { TriageLevel } from '../contract/chat.js';
import type { Language } from '../contract/languages.js';
import { HandbookService } from './handbook.service.js';

const handbook = new HandbookService();

interface Told {
  species: Species;
  breed?: string;
  language: Language;
  level?: TriageLevel;
  rules?: string[];
}

function chosen(question: string, { level = 'emergency', rules = [], ...told }: Told): string[] {
  const query = { ...told, question, history: [], alarmed: true };
  const triage = { level, rules } as Parameters<HandbookService['inAlarm']>[2];
  const matches = handbook.search(query);
  return handbook.inAlarm(query, matches, triage).map(({ entry }) => entry.id);
}

describe('the handbook entry chosen in an alarm', () => {
  it.each<[string, Language]>([
    ['ha mangiato un boccone trovato ai giardini, pareva carne con dei granellini azzurri', 'it'],
    ['ha mangiato una polpetta trovata al parco', 'it'],
    ['he ate some poisoned meat in the park', 'en'],
  ])('is about bait, never about a wild animal: %s', (question, language) => {
    const ids = chosen(question, { species: 'cane', language });
    expect(ids[0]).toBe('poisoned-baits');
    expect(ids).not.toContain('found-hedgehog');
    expect(ids).not.toContain('found-wild-bird');
  });

  it('is about a newborn when the animal is weeks old', () => {
    const rules = ['collapse', 'cold'];
    const question = 'il gattino di un mese è freddo e non si muove';
    const [first] = chosen(question, { species: 'gatto', language: 'it', rules });
    expect(first).toBe('newborn-orphan-kittens');
  });

  it('is about appetite, not stress, for a cat that does not eat', () => {
    const asked = {
      species: 'gatto',
      language: 'en',
      level: 'urgent',
      rules: ['appetite'],
    } as const;
    const ids = chosen('not touched food for 2 days and hides under bed', {
      ...asked,
      rules: ['appetite'],
    });
    expect(ids[0]).toBe('cat-not-eating');
    expect(ids).not.toContain('cat-stress');
  });

  it('is not about prevention for a bird that hit a window', () => {
    const told = { species: 'uccello', breed: 'budgie', language: 'en', level: 'urgent' } as const;
    const ids = chosen('my budgie flew into a window, drowsy', { ...told, rules: ['collapse'] });
    expect(ids[0]).toBe('bird-sick-signs');
    expect(ids).not.toContain('bird-flying-free');
  });

  it.each<[string, Told, string]>([
    [
      'ha una ferita col pus sulla schiena, credo un morso. mangia normale',
      { species: 'gatto', language: 'it', rules: ['skin-and-ears', 'wound'] },
      'cat-bite-abscess',
    ],
    [
      'his eye is all gunky and shut this morning but he eats his greens',
      { species: 'coniglio', language: 'en', rules: ['eye'] },
      'rabbit-sick-signs',
    ],
    [
      'he has crusty eyes and keeps sneezing',
      { species: 'altro', breed: 'guinea pig', language: 'en', rules: ['cough', 'eye'] },
      'small-pet-sick-signs',
    ],
    [
      'pallino non mangia da ieri mattina',
      { species: 'gatto', language: 'it', rules: ['appetite'] },
      'cat-not-eating',
    ],
    [
      'oggi ha mangiato la metà e le palline sono piccole piccole',
      { species: 'coniglio', language: 'it', rules: ['diarrhoea', 'appetite'] },
      'rabbit-stasis',
    ],
  ])('fits the symptoms or, if no entry does, the animal: %s', (text, told, id) => {
    expect(chosen(text, { ...told, level: 'urgent' })[0]).toBe(id);
  });

  it("is about the turtle, not about people's allergies", () => {
    const told = { species: 'altro', breed: "tartaruga d'acqua", language: 'it' } as const;
    const ids = chosen('ha gli occhi gonfi', {
      ...told,
      level: 'urgent',
      rules: ['eye', 'allergy'],
    });
    expect(ids).toContain('aquatic-turtle');
    expect(ids).not.toContain('allergy-to-pets');
  });

  it.each<[string, Language]>([
    ['My goat has bloody diarrhoea and is weak', 'en'],
    ['La mia capra ha diarrea con sangue ed è debole', 'it'],
    ['My horse has bloody diarrhoea', 'en'],
    ['My tortoise has blood in its droppings', 'en'],
  ])('does not press on blood in the droppings: %s', (question, language) => {
    const rules = ['diarrhoea', 'inner-bleeding'];
    expect(chosen(question, { species: 'altro', language, rules })).not.toContain(
      'bleeding-first-aid',
    );
  });

  it('presses on a wound, whatever the droppings are like', () => {
    const question = 'My dog has bloody diarrhoea and his paw is bleeding badly';
    const rules = ['bleeding', 'diarrhoea'];
    expect(chosen(question, { species: 'cane', language: 'en', rules })).toContain(
      'bleeding-first-aid',
    );
  });

  it.each<[string, Language]>([
    ['My mare has been straining for 30 minutes and I see one hoof', 'en'],
    ["La mia cavalla spinge da mezz'ora e si vede uno zoccolo", 'it'],
  ])('is not about lameness when a hoof shows in labour: %s', (question, language) => {
    const ids = chosen(question, { species: 'altro', breed: 'horse', language, rules: ['birth'] });
    expect(ids).not.toContain('horse-lameness-laminitis');
  });

  it.each<[string, Language]>([
    ['My foal is lame and one hoof is hot', 'en'],
    ['My pony has laminitis since foaling', 'en'],
    ['Il mio cavallo ha gli zoccoli caldi e non spinge con la zampa', 'it'],
  ])('is about lameness when a hoof is sore: %s', (question, language) => {
    const told: Told = { species: 'altro', breed: 'horse', language, rules: ['hoof'] };
    expect(chosen(question, told)).toContain('horse-lameness-laminitis');
  });

  it.each<[string, Language, boolean]>([
    ['My rabbit lies limp from the heat', 'en', true],
    ['My rabbit has heat exhaustion', 'en', true],
    ['It is 36 degrees in here and my rabbit is limp', 'en', true],
    ["Il mio coniglio è molle per l'afa", 'it', true],
    ['Ci sono 36 °C e il mio coniglio è molle', 'it', true],
    ['The heat pad broke and my rabbit lies limp', 'en', false],
    ['Since Sunday my rabbit lies limp', 'en', false],
    ['How do I keep my cold, limp rabbit warm?', 'en', false],
  ])('cools a rabbit only in the heat: %s', (question, language, isCooled) => {
    const told: Told = { species: 'coniglio', language, rules: ['heatstroke-small'] };
    expect(chosen(question, told).includes('rabbit-heat')).toBe(isCooled);
  });
});
