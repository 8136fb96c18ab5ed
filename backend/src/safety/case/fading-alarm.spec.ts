import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assessInCase, type TriageCase } from './triage-case.js';

const START = Date.parse('2026-11-23T03:00:00Z');
const MINUTE = 60_000;

function levels(species: Species, texts: readonly string[], breed?: string): string[] {
  let known: TriageCase | null = null;
  return texts.map((text, index) => {
    const now = new Date(START + index * MINUTE);
    const question = { text, species, ...(breed !== undefined && { breed }) };
    const { level, next } = assessInCase(known, question, now);
    known = next;
    return level;
  });
}

describe('an alarm', () => {
  it.each<[Species, string | undefined, string[]]>([
    [
      'altro',
      'Mouse',
      [
        'found her flat out in her house not moving',
        'poked her, she yawned at me',
        'now shes on her wheel, ate a seed and had a drink',
      ],
    ],
    [
      'uccello',
      'Canarino',
      [
        'dopo il bagnetto sta ferma ed è una palla',
        'cinque minuti al sole, poi si liscia le penne',
        'ora sta mangiando la mela e canta',
      ],
    ],
  ])('of a %s (%s) fades once what is told makes it unlikely', (species, breed, texts) => {
    const [first, ...later] = levels(species, texts, breed);
    expect(first).not.toBe('routine');
    expect(later.at(-1)).toBe('routine');
  });

  it.each<[Species, string[]]>([
    ['gatto', ['my cat chewed a lily', 'he is playing and eating', 'he looks fine to me']],
    ['cane', ['il cane ha mangiato veleno per topi', 'mangia e gioca', 'sta benissimo']],
    [
      'gatto',
      ['my male cat strains in the tray and nothing comes', 'how long is the drive', 'thank you'],
    ],
    [
      'cane',
      ['retching with nothing coming up, belly tight like a drum', 'ok', 'what does it cost'],
    ],
    ['coniglio', ['non mangia e non fa la cacca da ieri', 'quanto costa una visita', 'grazie']],
    ['altro', ['horse down, rolling and sweating', 'how much does a vet cost', 'thanks']],
  ])('of a %s does not fade by small talk, nor a poison at all: %j', (species, texts) => {
    expect(levels(species, texts)).toEqual(['emergency', 'emergency', 'emergency']);
  });

  it.each<[Species, string[]]>([
    ['gatto', ['she wont settle at night', 'ate her supper, used the tray as usual']],
    ['cane', ['portiamo Argo dal toelettatore sabato', 'mangia tutto e vuole correre']],
  ])('is not raised by a %s that does what healthy ones do: %j', (species, texts) => {
    expect(levels(species, texts)).toEqual(['routine', 'routine']);
  });

  it('rises again when things turn', () => {
    const texts = [
      'found her flat out in her house not moving',
      'now shes on her wheel, ate a seed and had a drink',
      'she has collapsed again and is gasping',
    ];
    expect(levels('altro', texts, 'Mouse')).toEqual(['emergency', expect.any(String), 'emergency']);
  });
});
