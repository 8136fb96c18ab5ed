import type { MemoryKind } from '../../contract/memories.js';
import type { SummaryItem } from '../../contract/summaries.js';
import { isInProfile } from '../../pets/memories/memory-profile.js';
import type { SummaryFacts, SummaryPet } from './facts.js';
import { timeless } from './item.js';
import type { Words } from './words.js';

function ageOf({ age, birthDate }: SummaryPet, words: Words, now: Date): string | null {
  const { about } = words.texts;
  if (birthDate !== null) {
    return about.born(words.date(birthDate), words.age(birthDate, now));
  }
  return age === null ? null : about.age(words.years(age));
}

function sexOf({ sex, neutered }: SummaryPet, { texts }: Words): string | null {
  const known = [
    sex === null ? null : texts.sex[sex],
    neutered === null ? null : texts.neutered(sex, neutered),
  ].filter((word) => word !== null);
  return known.length === 0 ? null : texts.about.sex(known.join(', '));
}

/** Facts of these kinds from the chat that the profile does not contain. */
export const toldOf = (
  { memories, pet }: Pick<SummaryFacts, 'memories' | 'pet'>,
  kinds: readonly MemoryKind[],
): SummaryItem[] =>
  memories
    .filter((memory) => kinds.includes(memory.kind) && !isInProfile(memory, pet))
    .map(({ id, text }) => timeless(`memory:${String(id)}`, text));

/** What the animal is, from its profile and the chat. */
export function aboutItems(facts: SummaryFacts, words: Words, now: Date): SummaryItem[] {
  const { pet } = facts;
  const { about, species } = words.texts;
  const said = (text: string | null, say: (text: string) => string): string | null =>
    text === null ? null : say(text);
  const known: [key: string, text: string | null][] = [
    ['species', about.species(species[pet.species])],
    ['breed', said(pet.breed, about.breed)],
    ['age', ageOf(pet, words, now)],
    ['sex', sexOf(pet, words)],
    ['weight', said(pet.weight, about.weight)],
    ['allergies', said(pet.allergies, about.allergies)],
    ['conditions', said(pet.healthConditions, about.conditions)],
  ];
  return [
    ...known.flatMap(([key, text]) => (text === null ? [] : timeless(`fact:${key}`, text))),
    ...toldOf(facts, ['allergy', 'condition']),
  ];
}
