import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../../contract/species.js';
import { assess } from '../../assess.js';

const cardOf = (species: Species, text: string) => {
  const { level, isCertain, reasons, actions, donts, rules } = assess({ text, species });
  return { level, isCertain, rules, said: [...reasons, ...actions, ...donts].join(' ') };
};

describe('a card for a fish', () => {
  it.each([
    'my goldfish is gasping at the surface',
    'goldfish floating belly up and gasping',
    'my betta is lying on its side and barely breathing',
    'il pesce rosso boccheggia in superficie',
    'il pesce rosso è a pancia in su e respira appena',
    'il mio pesce boccheggia dopo il cambio d’acqua',
  ])('mentions its water, not gums or fresh air: %s', (text) => {
    const { level, said } = cardOf('altro', text);
    expect(level).toBe('emergency');
    expect(said).toMatch(/Test the water|Misura l'acqua/);
    expect(said).not.toMatch(
      /gums|gengive|fresh air|aria fresca|on its back|a pancia in su\.|force/,
    );
  });

  it.each([
    'my goldfish’s scales are sticking out and its belly is big',
    'betta swollen belly and pineconing',
  ])('calls dropsy by its name: %s', (text) => {
    const { said } = cardOf('altro', text);
    expect(said).toMatch(/dropsy/);
    expect(said).not.toMatch(/twisted stomach|licking|walk it off/);
  });

  it.each([
    'Some bleach got into the goldfish tank',
    "È finita della candeggina nell'acquario",
    'I sprayed fly spray near the goldfish tank and now they float',
    "Ho spruzzato insetticida vicino all'acquario e ora i pesci galleggiano",
    'There is bleach in the tank and the fish gasp',
    "È finita della candeggina nell'acquario e i pesci boccheggiano",
    'My goldfish is gasping, there is soap in its water',
  ])('says to move it out of poisoned water: %s', (text) => {
    const { level, actions, donts } = assess({ text, species: 'altro', breed: 'goldfish' });
    expect(level).toBe('emergency');
    const said = [...actions, ...donts].join(' ');
    expect(said).toMatch(/into clean, conditioned water|in acqua pulita e trattata/);
    expect(said).not.toMatch(
      /mouth|bocca|coat|pelo|detergent|detersivo|cloth|panno|vomit|Leave it in its water|Lascialo nella|all the water|tutta l'acqua insieme/,
    );
  });

  it.each([
    'I used air freshener near the aquarium and the fish gasp',
    'My betta gasps after I sprayed perfume in the room',
    'I sprayed air freshener near the tank and the fish float',
    "Ho spruzzato deodorante vicino all'acquario e i pesci boccheggiano",
    "Ho spruzzato il deodorante vicino all'acquario e i pesci galleggiano",
  ])('says to move it away from what was sprayed: %s', (text) => {
    const { level, isCertain, said } = cardOf('altro', text);
    expect({ level, isCertain }).toEqual({ level: 'emergency', isCertain: true });
    expect(said).toMatch(
      /into the water through the surface.*Switch off.*clean, conditioned water|dalla superficie.*Spegni la fonte.*acqua pulita e trattata/,
    );
    expect(said).not.toMatch(/lungs|polmoni|Leave it in its water|Lascialo nella sua acqua/);
  });

  it.each([
    'I sprayed air freshener near the tank and the fish are fine',
    'I never sprayed anything near the tank, why do my fish float?',
    'I sprayed the plants with water and my betta gulps air at the surface',
    'I sprayed perfume in the room, the fish do not gasp',
    'Can I use air freshener near the fish tank?',
    'spruzzato deodorante vicino acquario, un po’ storditi, cambio acqua fatto',
    'I used hairspray next to my hamster, he is asleep',
  ])('is not certain in: %s', (text) => {
    expect(cardOf('altro', text).isCertain).toBe(false);
  });

  it.each(['My goldfish got burnt on the heater', 'Il mio pesce si è ustionato sul riscaldatore'])(
    'cools no burn under the tap: %s',
    (text) => {
      expect(cardOf('altro', text).said).not.toMatch(/running water|acqua corrente|cloth|panno/);
    },
  );

  it.each([
    'My goldfish jumped out of the tank and lies limp on the floor',
    "Il mio pesce rosso è saltato fuori dall'acqua",
    'il mio pesce è saltato fuori dalla vasca ed è per terra',
  ])('says to put one back that jumped out: %s', (text) => {
    const { level, actions } = assess({ text, species: 'altro' });
    expect(level).toBe('emergency');
    expect(actions[0]).toMatch(/back into its own water|Rimettilo subito nella sua acqua/);
  });

  it.each([
    'My goldfish jumped out of the tank and I put him back',
    "Il mio pesce rosso è saltato fuori dalla vasca e l'ho rimesso dentro, nuota bene",
    'my betta jumped out of the tank but he is back in the water',
  ])('does not say so of one that is back: %s', (text) => {
    const { isCertain, rules, said } = cardOf('altro', text);
    expect(isCertain).toBe(false);
    expect(rules).not.toContain('out-of-water');
    expect(said).not.toMatch(/back into its own water|Rimettilo subito/);
  });

  it('says to watch one that is back, if that is an alarm', () => {
    const text = 'My goldfish jumped out of the tank, I put her back and she lies limp on her side';
    const { level, rules, said } = cardOf('altro', text);
    expect(level).not.toBe('routine');
    expect(rules).toContain('was-out-of-water');
    expect(said).toMatch(/Watch it for a day/);
    expect(said).not.toMatch(/limb|wing/);
  });

  it.each([
    'My goldfish jumped out of the tank, should I put it back in the water?',
    'my fish jumped out, can I just put it back? He lies on the carpet',
    'il mio pesce è saltato fuori dalla vasca, devo rimetterlo in acqua?',
  ])('says so to one who asks whether to put it back: %s', (text) => {
    expect(cardOf('altro', text).rules).toContain('out-of-water');
  });

  it.each([
    'my hamster jumped out of his tank',
    'my goldfish jumped out of the tank yesterday but is fine now',
    'how do I keep a betta from jumping out of the tank?',
    'il mio pesce salta verso la superficie quando gli do da mangiare',
  ])('takes no other jump for one: %s', (text) => {
    expect(cardOf('altro', text).rules).not.toContain('out-of-water');
  });

  it.each<[Species, string]>([
    ['cane', 'he ate a goldfish and now he cannot breathe'],
    ['altro', 'my ferret ate some fish and is gasping'],
    ['gatto', 'she has a fish bone in her throat and is gasping'],
  ])('is not used for an animal that ate one: %s %s', (species, text) => {
    expect(cardOf(species, text).said).toMatch(/gums/);
  });
});

describe('a card for an amphibian', () => {
  it.each([
    ['axolotl', 'My axolotl is limp and does not react'],
    ['axolotl', 'Il mio axolotl boccheggia e galleggia di lato'],
    ['frog', 'My frog is limp'],
    ['rana', 'La mia rana è molle e non reagisce'],
    ['frog', 'My frog fell from the balcony'],
    ['frog', 'My frog has a prolapse'],
    ['toad', 'she has collapsed'],
  ])('keeps it wet and cool, and lays it on nothing dry: %s: %s', (breed, text) => {
    const { reasons, actions, donts } = assess({ text, species: 'altro', breed });
    expect(actions.join(' ')).toMatch(/wet paper|carta bagnata|its own clean|nella sua acqua/);
    expect([...reasons, ...actions, ...donts].join(' ')).not.toMatch(
      /board|tavola|blanket|coperta|cloth|panno|\bwarm\b|al caldo|[Cc]over it|[Cc]opri|fish|pesce|drown|annegamento/,
    );
  });

  it.each([
    ['frog', 'My frog has heatstroke'],
    ['rana', 'La mia rana ha un colpo di calore'],
    ['axolotl', 'My axolotl has heatstroke, it is limp'],
  ])('cools it in shallow water without chlorine: %s: %s', (breed, text) => {
    const { actions, donts } = assess({ text, species: 'altro', breed });
    expect(actions[0]).toMatch(/dechlorinated|senza cloro/);
    expect([...actions, ...donts].join(' ')).not.toMatch(/\bears|orecchie|soak|[Nn]on bagnarlo/);
  });

  it('warms one whose lamp failed slowly and without a bottle', () => {
    const { actions } = assess({
      text: 'the heat lamp broke and my frog is cold and limp',
      species: 'altro',
      breed: 'frog',
    });
    expect(actions.join(' ')).toMatch(/usual temperature slowly/);
    expect(actions.join(' ')).not.toMatch(/cool water|out of the heat|in a cloth/);
  });

  it.each([
    ['frog', 'My frog got bleach on its skin'],
    ['rana', 'Ho spruzzato insetticida sulla mia rana'],
  ])('rinses its skin of a poison, not its mouth or coat: %s: %s', (breed, text) => {
    const { actions, donts } = assess({ text, species: 'altro', breed });
    expect(actions.join(' ')).toMatch(/[Rr]inse its skin|[Ss]ciacqua subito la pelle/);
    expect([...actions, ...donts].join(' ')).not.toMatch(
      /mouth|bocca|coat|pelo|detergent|detersivo|vomit/,
    );
  });
});

describe('a card for an animal in water that other first aid does not suit', () => {
  it.each([
    ['The heater failed overnight and my goldfish is cold and weak', 'Goldfish'],
    ['Il riscaldatore si è rotto stanotte e il mio betta è freddo e debole', 'Betta'],
  ])('warms the water slowly: %s', (text, breed) => {
    const { actions, reasons } = assess({ text, species: 'altro', breed });
    expect(actions.join(' ')).toMatch(/Warm the water slowly|Scalda l'acqua piano/);
    expect(reasons.join(' ')).not.toMatch(/young one|un piccolo/);
  });

  it.each([
    ['My betta is having a seizure', 'Betta'],
    ['My goldfish is bleeding heavily and it does not stop', 'Goldfish'],
    ['My goldfish has been pushing for two hours and no baby comes', 'Goldfish'],
  ])('leaves a fish in its water: %s', (text, breed) => {
    const { actions } = assess({ text, species: 'altro', breed });
    expect(actions.join(' ')).toMatch(/Leave it in its water/);
  });

  it.each([
    ['My axolotl is having a seizure', 'Axolotl'],
    ['La mia rana ha le convulsioni', 'Rana'],
  ])('keeps a convulsing amphibian wet: %s', (text, breed) => {
    const { actions } = assess({ text, species: 'altro', breed });
    expect(actions.join(' ')).toMatch(/its own clean, cool water|su carta bagnata/);
    expect(actions.join(' ')).not.toMatch(/clock|orologio/);
  });

  it.each([
    ['My goldfish has not eaten for two days', 'Goldfish'],
    ['Il mio pesce rosso non mangia da due giorni e non fa feci', 'Pesce rosso'],
  ])('tests the water of a fish that does not eat: %s', (text, breed) => {
    const { reasons, actions, donts } = assess({ text, species: 'altro', breed });
    const said = [...reasons, ...actions, ...donts].join(' ');
    expect(said).toMatch(/Test the water|Misura l'acqua/);
    expect(said).not.toMatch(/likes best|preferisce|force-feed|a forza|hay|fieno/);
  });

  it.each([
    'Someone poured bleach into the goldfish tank',
    'My son put bleach in the pond of my koi',
    "Mio figlio ha messo la candeggina nell'acquario del pesce rosso",
  ])('moves it out of water that something was poured into: %s', (text) => {
    const { level, actions } = assess({ text, species: 'altro', breed: 'Goldfish' });
    expect(level).toBe('emergency');
    expect(actions.join(' ')).toMatch(/into clean, conditioned water|in acqua pulita e trattata/);
  });

  it.each([
    'I put chlorine remover in the tank, he swims well',
    'I poured plant fertiliser into the tank, he is fine',
    'Can I put soap in the pond?',
  ])('raises no alarm about what is added to a tank: %s', (text) => {
    expect(assess({ text, species: 'altro', breed: 'Goldfish' }).level).toBe('routine');
  });
});
