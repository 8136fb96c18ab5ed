import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';

const cardOf = (species: Species, text: string) => assess({ text, species });

describe('a safety card', () => {
  it.each<[Species, string]>([
    [
      'cane',
      'we came back to the car, only 20 min, hes lying down, panting and doesnt lift his head',
    ],
    ['cane', 'my frenchie collapsed, panting like mad after our walk, its 33 outside'],
  ])('never warms an overheated animal: %s %s', (species, text) => {
    const { actions, rules } = cardOf(species, text);
    expect(rules).toContain('heatstroke');
    expect(actions[0]).toMatch(/^Cool first/);
    expect(actions.join(' ')).not.toMatch(/warm/i);
  });

  it.each<[Species, string]>([
    ['coniglio', 'caldo in casa 36 gradi, il coniglio respira velocissimo ed è sdraiato'],
    ['altro', 'My ferret has heatstroke'],
    ['altro', 'Il mio furetto ha un colpo di calore'],
    ['altro', 'my chinchilla is panting and lying on her side, it is 31 degrees in here'],
  ])('never soaks a small animal in the heat: %s %s', (species, text) => {
    const { actions, donts, rules } = cardOf(species, text);
    expect(rules).toContain('heatstroke-small');
    expect(actions[0]).toMatch(/damp its ears|inumidisci orecchie/);
    expect(donts.join(' ')).toMatch(/not soak it|Non bagnarlo/);
  });

  it.each<[string, Species, string]>([
    ['parrot', 'uccello', 'My parrot is panting in the heat'],
    ['hen', 'uccello', 'My hen has heatstroke, she pants with open beak'],
    ['canary', 'uccello', 'The aviary is too hot and my canary is gasping'],
    ['budgie', 'uccello', 'My budgie pants with open beak in the heat'],
    ['pappagallo', 'uccello', 'Il mio pappagallo ansima per il caldo, 36 gradi in casa'],
    ['lizard', 'altro', 'My bearded dragon gapes and pants under the heat lamp, it is too hot'],
    ['tortoise', 'altro', 'My tortoise has heatstroke and pants in the sun'],
    ['tartaruga', 'altro', 'La mia tartaruga ha un colpo di calore e ansima'],
  ])('cools an overheated %s and keeps it warm nowhere: %s %s', (breed, species, text) => {
    const { actions, donts, rules } = assess({ text, species, breed });
    expect(rules).toContain('heatstroke-small');
    expect(actions.join(' ')).not.toMatch(/\bwarm|al caldo|usual warmth|temperatura abituale/);
    expect([...actions, ...donts].join(' ')).not.toMatch(/\bears|orecchie/);
  });

  it('allows honey for a ferret with low sugar', () => {
    const { actions, donts } = cardOf('altro', 'my ferret has collapsed, is drooling and weak');
    expect(actions.join(' ')).toContain('honey');
    expect(donts.join(' ')).not.toContain('no drink');
  });

  it('gives no water when the stomach may be twisted', () => {
    const text = 'Ha la pancia gonfia e dura, fa conati a vuoto e ha vomitato schiuma due volte';
    const { actions, donts, rules } = cardOf('cane', text);
    expect(rules).toContain('bloat');
    expect(donts.join(' ')).toContain('Non dare cibo, acqua');
    expect(actions.join(' ')).not.toContain('acqua fresca a disposizione');
  });

  it.each<[Species, string]>([
    ['altro', 'my guinea pig has bloody urine and is weak'],
    ['cane', 'bloody puppy poo and he is very weak'],
  ])('advises no pressure on internal bleeding: %s %s', (species, text) => {
    const { level, actions } = cardOf(species, text);
    expect(level).toBe('emergency');
    expect(actions.join(' ')).not.toContain('Press firmly');
  });
});

describe("a card's reason", () => {
  it.each<[string, Species, string]>([
    ['coolant', 'cane', 'he licked a green puddle next to the car'],
    ['coolant', 'gatto', 'il gatto ha leccato un liquido verde per terra in garage'],
    ['ketones', 'cane', 'her breath smells of acetone and she drinks a lot'],
    ['rodenticide', 'cane', 'ha mangiato le bustine in cantina, quelle per i topi'],
    ['egg-binding', 'uccello', 'la cocorita ha un uovo incastrato'],
    ['cold', 'altro', 'found my hamster cold and limp'],
  ])('is %s: %s %s', (rule, species, text) => {
    expect(cardOf(species, text).rules).toContain(rule);
  });

  it.each<[string, Species, string]>([
    ['heart-medicine', 'cane', 'fa un rumore quando inspira'],
    ['caustic', 'cane', 'her breath smells of acetone and she drinks a lot'],
    ['fracture', 'cane', 'il chihuahua trema sempre anche in braccio'],
    ['collapse', 'cane', 'la cacca è un po’ molle da ieri'],
    ['trauma', 'cane', 'he licked a green puddle under the car and is wobbling'],
    ['gut-stasis', 'coniglio', 'il coniglio non si fa toccare'],
  ])('is not %s: %s %s', (rule, species, text) => {
    expect(cardOf(species, text).rules).not.toContain(rule);
  });
});

describe('an Italian "because"', () => {
  it.each<[string, Species, string]>([
    ['mouth', 'coniglio', 'il coniglio sbava e mangia solo le cose morbide'],
    ['wound', 'cane', 'sono in ansia perché le ho visto una ferita profonda sulla zampa'],
    ['bite', 'altro', 'cerco una gabbia perché il criceto è scappato e il gatto lo ha morso'],
  ])('does not make it a general question: %s %s %s', (rule, species, text) => {
    expect(cardOf(species, text).rules).toContain(rule);
  });
});

describe("a sentence that turns to the owner's animal", () => {
  it.each<[string, Species, string]>([
    ['bloat', 'cane', 'I read that bloat kills, my dog’s belly is swollen and he keeps retching'],
    ['seizure', 'cane', 'my neighbour’s dog had a seizure last year and now mine is having one'],
    ['collapse', 'cane', 'what are the signs of heatstroke because he’s collapsed in the garden'],
    ['breathing', 'cane', 'when he was a puppy he was fine but he cannot breathe properly'],
    ['breathing', 'cane', 'nel film il cane moriva così, il mio ansima e ha la lingua blu'],
    ['bloat', 'cane', 'se dovesse peggiorare che faccio? intanto ha la pancia gonfia e fa conati'],
  ])('counts from there on: %s %s %s', (rule, species, text) => {
    expect(cardOf(species, text).rules).toContain(rule);
  });

  it.each<[Species, string]>([
    ['cane', 'my neighbour’s dog had a seizure last year, how do I know if mine ever has one'],
    ['gatto', 'ho letto che un gatto è morto di blocco urinario, il mio fa pipì normalmente'],
  ])("raises no alarm if the owner's animal is well: %s %s", (species, text) => {
    expect(cardOf(species, text).level).toBe('routine');
  });
});

describe("a question about the owner's animal", () => {
  it.each<[string, Species, string]>([
    ['collapse', 'cane', 'why does my dog collapse when he runs'],
    ['bloat', 'cane', 'is my dog’s swollen and painful belly dangerous'],
    ['breathing', 'cane', 'is it normal that my dog’s gums are white'],
  ])('is not treated as a general one: %s %s %s', (rule, species, text) => {
    expect(cardOf(species, text).rules).toContain(rule);
  });
});

describe('a report about another animal', () => {
  it.each<[Species, string]>([
    ['cane', 'the dog across the road ate rat poison and died, how do I dog-proof my garden'],
    ['cane', 'hanno avvelenato dei cani nel parco qui vicino, come mi difendo dai bocconi'],
    ['cane', 'il vicino si lamenta che abbaia'],
    ['altro', 'mi ha morso il criceto mentre dormiva'],
    ['gatto', 'my cat bit my hand while playing'],
  ])('raises no alarm: %s %s', (species, text) => {
    expect(cardOf(species, text).level).toBe('routine');
  });

  it("does not hide what the owner's animal ate", () => {
    const text = 'hanno avvelenato dei cani al parco e il mio ha mangiato una polpetta da terra';
    expect(cardOf('cane', text).level).toBe('emergency');
  });
});
