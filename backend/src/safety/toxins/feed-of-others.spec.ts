import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';
import { assessToxins } from './assess-toxins.js';

describe('feed for cattle or poultry', () => {
  it.each([
    'My horse ate cattle feed with monensin',
    'my horse ate chicken feed with a coccidiostat',
    'My horse ate medicated feed for chickens',
    'My horse ate medicated chick crumbs',
    'My horse ate Rumensin',
    'My horse ate feed with monensin in it',
    'My horse ate chicken feed',
    'my donkey got into the layers pellets',
    'Il mio cavallo ha mangiato il mangime delle galline',
    'il pony ha mangiato un po’ di mangime per vitelli',
    'My horse escaped, got into the shed and ate chicken feed',
    'I gave my horse chicken feed by mistake',
    "My horse ate the hens' food",
    'My horse ate calf starter',
    'My horse ate beef nuts',
    "My horse ate a scoop of the cow's feed",
    'Il mio cavallo ha mangiato il mangime delle vacche',
    'Il mio cavallo ha mangiato il becchime delle galline',
    'Il mio asino ha mangiato il mangime di galline',
    'My colt ate chicken feed',
    'My Shetland ate chicken feed',
    'My burro ate chicken feed',
    'There was monensin in the feed my horse ate',
    'Il cavallo ha mangiato il pellet delle mucche',
    'Il cavallo ha mangiato il pastone delle galline',
    'Il bardotto ha mangiato le granaglie delle galline',
    'My horses are with the hens. They ate the layers pellets',
    "My horse got into the hens' shed. He ate the layers pellets",
    'My mare ate beside the hens their chicken feed',
    'La mia cavalla ha mangiato accanto alle galline il loro mangime per galline',
  ])("can destroy a horse's heart: %s", (text) => {
    const { level, isCertain, reasons } = assess({ text, species: 'altro' });
    expect({ level, isCertain }).toEqual({ level: 'emergency', isCertain: true });
    expect(reasons.join(' ')).toMatch(/heart muscle|cuore di un cavallo/);
  });

  it.each<[string, Species]>([
    ['can my horse eat chicken feed?', 'altro'],
    ['is monensin dangerous for horses?', 'altro'],
    ['my horse has never eaten chicken feed', 'altro'],
    ['my horse ate his horse feed', 'altro'],
    ['my horse grazed while the hens ate their chicken feed', 'altro'],
    ['il cavallo può mangiare il mangime delle galline?', 'altro'],
    ['My horse had colic last year. My hens eat layers pellets.', 'altro'],
    ['I gave my horse his hay and my hens their layers pellets', 'altro'],
    ['My horse eats hay, my hens get chicken feed, what else do I need for winter?', 'altro'],
    ['My horse ate his hay and the hens ate their layers pellets', 'altro'],
    ["My horse ate his own food, my hens' food is separate", 'altro'],
    ['My horse ate his breakfast, then I cleaned the shed with the cattle feed', 'altro'],
    ['My horse got into the paddock, my hens have layers pellets and do not lay', 'altro'],
    ['My donkey ate his straw and I mixed poultry feed for the ducks', 'altro'],
    ['My horse had a bath and my cow ate cow cake', 'altro'],
    ['Il mio cavallo mangia fieno, io compro anche il mangime per galline', 'altro'],
    ['My horse eats monensin-free feed', 'altro'],
    ['My horse ate monensin-free cattle feed', 'altro'],
    ['Il mio cavallo ha mangiato mangime per mucche senza coccidiostatico', 'altro'],
    ['My horse shares the barn with hens. They ate the layers pellets', 'altro'],
    ['My horse ate his feed next to the chicken feed', 'altro'],
    ['My horse ate his hay beside the hens, their chicken feed is in the shed', 'altro'],
    ['My horse ate his hay next to the cows and their cattle nuts', 'altro'],
    ['my hen ate layers pellets', 'uccello'],
    ['my goat ate cattle feed', 'altro'],
    ['my dog ate cattle nuts', 'cane'],
  ])('is not eaten by a horse in: %s', (text, species) => {
    expect(assessToxins({ text, species })).toEqual([]);
  });
});

describe('minerals or feed of other animals', () => {
  it.each([
    'My sheep ate the goat mineral lick with copper',
    'My sheep have been eating the goat minerals',
    'My sheep ate cattle nuts',
    'My sheep ate horse feed',
    'my sheep eat goat feed every day',
    'Le mie pecore hanno leccato il sale minerale delle mucche',
    "la pecora ha mangiato un po' del mangime delle galline",
    "My sheep ate the horse's feed",
    'My sheep ate chicken food',
    'Le pecore hanno leccato il blocco di sale delle vacche',
    "My sheep licked the horse's salt stone",
    'My sheep ate the horse salt wheel',
    'Le pecore hanno leccato le pietre di sale dei cavalli',
    'Le pecore hanno leccato i blocchi di sale delle mucche',
    'Le pecore hanno leccato i rulli di sale delle vacche',
    'The ram ate cattle cake',
    'My ewe ate calf starter',
    'My tup ate heifer minerals',
    'My wether ate layers mash',
    "L'ariete ha mangiato il mangime per capre",
    'Gli arieti hanno leccato i minerali per le vacche',
  ])('have copper, which sheep store: %s', (text) => {
    const { level, rules, reasons, actions } = assess({ text, species: 'altro' });
    expect(level).not.toBe('routine');
    expect(rules).toEqual(['copper-sheep']);
    expect([...reasons, ...actions].join(' ')).toMatch(/Sheep store copper|Le pecore accumulano/);
  });

  it.each([
    'my ewe ate a copper bolus',
    'my sheep ate the horse feed and has yellow eyes',
    'my sheep ate a whole bucket of goat minerals',
  ])('are an emergency if it was much or shows: %s', (text) => {
    expect(assess({ text, species: 'altro' }).level).toBe('emergency');
  });

  it.each<[string, Species]>([
    ['can my sheep eat horse feed?', 'altro'],
    ['is goat mineral safe for sheep?', 'altro'],
    ['my sheep ate her sheep nuts', 'altro'],
    ['my sheep never ate horse feed', 'altro'],
    ['my goat ate the goat minerals', 'altro'],
    ['la mia capra ha leccato il sale minerale', 'altro'],
    ['the horses ate horse feed while my sheep grazed', 'altro'],
    ['My sheep ate hay, and I bought goat feed for the goats', 'altro'],
    ['Le mie pecore mangiano fieno e le galline il mangime per galline', 'altro'],
    ['my horse ate pig nuts', 'altro'],
    ['my dog ate horse feed', 'cane'],
  ])('harm no other animal, and no sheep that did not eat them: %s', (text, species) => {
    expect(assessToxins({ text, species })).toEqual([]);
  });

  it('are a lot of grain first where a sheep raids them', () => {
    const { rules } = assess({ text: 'my sheep broke into the chicken feed', species: 'altro' });
    expect(rules).toEqual(['grain-overload']);
  });
});

describe('feed of other animals eaten by "he", "she" or "they"', () => {
  it.each([
    ['horse', 'He ate cattle feed', 'ionophore'],
    ['horse', 'He broke into the shed and ate cattle cake', 'ionophore'],
    ['horse', 'He has eaten chicken feed, is that a problem?', 'ionophore'],
    ['cavallo', 'Ha mangiato il mangime delle galline', 'ionophore'],
    ['horse', 'I found my horse in the barn. He ate cattle feed', 'ionophore'],
    ['sheep', 'She ate goat minerals', 'copper-sheep'],
    ['sheep', 'She ate pony nuts', 'copper-sheep'],
    ['sheep', 'She licked the cattle salt stone', 'copper-sheep'],
    ['pecora', 'Ha leccato il sale pastorizio delle mucche', 'copper-sheep'],
    ['sheep', 'She ate goat mix', 'copper-sheep'],
    ['pecora', 'Ha mangiato il mangime per cavalli', 'copper-sheep'],
    ['pecora', 'Ha mangiato i minerali per capre', 'copper-sheep'],
    ['sheep', 'My sheep escaped. They ate goat minerals', 'copper-sheep'],
    ['goat', 'The goat escaped, and she ate the chicken feed', 'grain-overload'],
    ['goat', 'She ate the chicken feed', 'grain-overload'],
  ])('was eaten by the %s: %s', (breed, text, rule) => {
    expect(assess({ text, species: 'altro', breed }).rules).toContain(rule);
  });

  it.each([
    ['horse', 'He ate hay. My hens eat layers pellets.'],
    ['horse', 'He got his hay, and I gave the hens their feed'],
    ['horse', 'He ate his own feed, the hens have theirs'],
    ['horse', 'He ate his feed next to the chicken feed'],
    ['rabbit', 'He ate chicken feed'],
    ['sheep', 'She ate hay, and I bought goat feed for the goats'],
    ['cavallo', 'Ha mangiato il fieno, io compro anche il mangime per galline'],
  ])('is only mentioned beside the %s: %s', (breed, text) => {
    expect(assessToxins({ text, species: 'altro', breed })).toEqual([]);
  });
});

describe('a text that names feed and animals again and again', () => {
  it.each(['the feed that the my our horse has ', 'il mangime che la mia cavalla ha '])(
    'is read without going back to its beginning for every word: %s',
    (words) => {
      const text = `${words.repeat(1200)} ate`;
      const start = performance.now();
      assessToxins({ text, species: 'altro' });
      expect(performance.now() - start).toBeLessThan(5_000);
    },
  );
});
