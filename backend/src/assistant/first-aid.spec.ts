import { describe, expect, it } from '@jest/globals';
import type { PetFacts } from '../contract/pets.js';
import type { Species } from '../contract/species.js';
import { HandbookAssistantService } from '../handbook/handbook-assistant.service.js';
import { HandbookService } from '../handbook/handbook.service.js';
import { FIRST_AID, OVERRULES } from '../handbook/first-aid.data.js';
import { SIGN_GROUPS } from '../safety/signs/groups/index.js';
import { SUBSTANCES } from '../safety/toxins/substances.js';
import { assess } from '../safety/triage.js';

const service = new HandbookService();
const handbook = new HandbookAssistantService(service);

function knowledge(question: string, species: Species, pet: Partial<PetFacts> = {}) {
  const triage = assess({ text: question, species });
  const facts = { name: 'Micia', species, breed: null, age: null, weight: null } as PetFacts;
  const asked = { question, history: [], pet: { ...facts, ...pet }, triage };
  return { level: triage.level, ids: handbook.knowledge(asked).entries.map(({ id }) => id) };
}

describe('first aid', () => {
  it.each<[Species, string, string]>([
    ['gatto', 'il mio gatto ha mangiato un giglio, cosa faccio?', 'cat-lily'],
    [
      'gatto',
      'my male cat strains in the litter box and nothing comes out',
      'cat-urinary-blockage',
    ],
    ['gatto', 'my cat fell from the second floor, seems ok', 'accident-first-aid'],
    ['gatto', 'il mio gatto respira a bocca aperta', 'breathing-first-aid'],
    ['cane', 'il cane ha ingoiato un osso di pollo', 'swallowed-object'],
    ['cane', 'my dog collapsed on our walk and cannot stand up', 'collapse-first-aid'],
    ['coniglio', 'il mio coniglio non fa la cacca da ieri', 'rabbit-stasis'],
    ['gatto', 'I put the dog’s flea drops on her by mistake', 'cat-permethrin'],
    ['gatto', 'her back legs do not work and feel cold', 'hind-legs-first-aid'],
    ['cane', 'the dog ate hyacinth bulbs', 'toxic-plants'],
    ['altro', 'my horse ate acorns', 'no-vomiting-at-home'],
    ['altro', 'la mia capra ha mangiato il ligustro', 'no-vomiting-at-home'],
    ['altro', 'my horse broke into the feed bin and ate all the grain', 'horse-colic'],
    ['uccello', 'my parrot sits fluffed up at the bottom of the cage', 'bird-sick-signs'],
  ])('is found for a %s: "%s"', (species, question, entry) => {
    const { level, ids } = knowledge(question, species);
    expect([level, ids[0]]).toEqual(['emergency', entry]);
  });

  it('is for the species that the breed implies', () => {
    const asked = 'my guinea pig is not eating';
    expect(knowledge(asked, 'altro', { breed: 'cavia' }).ids[0]).toBe('guinea-pig-not-eating');
    expect(
      knowledge('she is not eating and hunched', 'altro', { breed: 'ferret' }).ids,
    ).not.toContain('guinea-pig-not-eating');
  });

  it('is for bloat, not for vomiting, when both are mentioned', () => {
    const asked =
      'great dane pacing cant settle after dinner, tummy like a drum and hes drooling trying to be sick but only foam';
    expect(knowledge(asked, 'cane').ids[0]).toBe('dog-bloat');
  });

  it('omits entries that a long message matches by chance', () => {
    const asked =
      'I was about to lock the flat and put the laundry away when my lab was hit by a car, about 20 minutes ago. He got up and ran home and seems totally fine. Do I still need to call someone on a Sunday?';
    const { level, ids } = knowledge(asked, 'cane');
    expect([level, ids]).toEqual(['emergency', ['accident-first-aid']]);
  });

  it('quotes no entry without first aid in an emergency', () => {
    const { level, ids } = knowledge('my cat ate something', 'gatto');
    expect(level).toBe('emergency');
    expect(ids).not.toContain('cat-feeding');
  });

  it('comes first for an urgent question only if its words name no other topic', () => {
    const asked = "torn nail, bleeding stopped but he won't walk on it";
    expect(knowledge(asked, 'cane')).toMatchObject({ level: 'urgent' });
    expect(knowledge(asked, 'cane').ids[0]).toBe('dog-nail-trimming');
  });

  it('refers only to existing entries and existing rules', () => {
    const rules = new Set([...SIGN_GROUPS, ...SUBSTANCES].map(({ id }) => id));
    expect(Object.keys(FIRST_AID).filter((rule) => !rules.has(rule))).toEqual([]);
    const overruled = Object.entries(OVERRULES).flatMap(([one, others]) => [one, ...others]);
    expect(overruled.filter((rule) => !rules.has(rule))).toEqual([]);
    const ids = new Set(Object.values(FIRST_AID).flat());
    expect([...ids].filter((id) => service.find(id) === null)).toEqual([]);
  });
});
