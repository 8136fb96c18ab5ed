import { describe, expect, it } from '@jest/globals';
import { neuterTiming, vaccineTiming } from '../../care/schedules.js';
import { dailyWater } from '../../care/water.js';
import { weeklyLoss } from '../../care/weight-loss.js';
import { lifeStage } from '../../care/life-stage.js';
import { readSubject, type Subject } from './subject.js';
import { measuredIn, vitalSigns } from './vital-signs.js';

const ADULT: Subject = {
  name: 'Rex',
  species: 'cane',
  animal: null,
  age: 4,
  weightKg: 10,
  stage: 'adult',
  neutered: null,
  conditions: null,
};
const of = (changes: Partial<Subject>): Subject => ({ ...ADULT, ...changes });
const PET = {
  name: 'Rex',
  species: 'cane' as const,
  breed: null,
  age: 4,
  weight: '22 kg',
  healthConditions: null,
  personalityTraits: null,
};

describe("an animal's figures", () => {
  it('include water and slow weight loss', () => {
    expect(dailyWater(of({}))).toEqual({ from: 400, to: 600, tooMuch: 900 });
    const cat = of({ species: 'gatto', weightKg: 4 });
    expect(dailyWater(cat)).toEqual({ from: 200, to: 240, tooMuch: 200 });
    expect(weeklyLoss(of({ weightKg: 20 }))).toEqual({ from: 200, to: 400 });
    expect(dailyWater(of({ species: 'uccello' }))).toBeNull();
  });

  it('include normal values for large and small dogs, cats and guinea pigs', () => {
    expect(vitalSigns(of({ weightKg: 30 }))?.heart).toEqual([60, 100]);
    expect(vitalSigns(of({ weightKg: 5 }))?.heart).toEqual([100, 140]);
    expect(vitalSigns(of({ species: 'gatto' }))?.breaths).toEqual([20, 30]);
    expect(vitalSigns(of({ species: 'altro', animal: 'guinea-pig' }))?.breaths).toEqual([42, 105]);
    expect(vitalSigns(of({ species: 'altro', animal: null }))).toBeNull();
  });

  it.each([
    ['is 39.5 degrees normal for a dog?', 39.5],
    ['la sua temperatura è 39,8 °C, è normale?', 39.8],
    ['he has a fever of 104 degrees', 40],
    ['she is 31 degrees, is that too cold?', 31],
    ['ha la febbre a 40 gradi e in casa fa caldo', 40],
  ])('recognise a body temperature: %s', (question, value) => {
    expect(measuredIn(question)).toMatchObject({ sign: 'temperature', value });
  });

  it.each([
    'caldo in casa, 36 gradi, il coniglio è sdraiato lungo',
    'in casa ci sono 34 gradi, il gatto soffre?',
    'it is 36 degrees in the house, is that too hot for her?',
    'its 33 degrees outside, can we walk?',
    'nella stanza ci sono 30 gradi, troppo per la cavia?',
    'fanno 38 gradi, troppo per il cane?',
    'is 30 degrees too much for my guinea pig?',
  ])('do not mistake a room or outdoor temperature for a body temperature: %s', (question) => {
    expect(measuredIn(question)).toBeNull();
  });

  it("include the vaccination due at the animal's age", () => {
    const step = (weeks: number, species: Subject['species'] = 'cane') =>
      vaccineTiming(of({ age: weeks / 52, species }))?.step;
    expect([4, 7, 12, 16, 20, 26, 200].map((weeks) => step(weeks))).toEqual([
      'too-young',
      'first',
      'second',
      'third',
      'until-26-weeks',
      'closing',
      'boosters',
    ]);
    expect(step(52, 'coniglio')).toBe('yearly');
    expect(vaccineTiming(of({ age: null }))).toBeNull();
  });

  it('include when to neuter: now, soon, or once a large dog is grown', () => {
    expect(neuterTiming(of({ age: 0.3, weightKg: 4 }))).toBe('soon');
    expect(neuterTiming(of({ age: 0.5, weightKg: 30 }))).toBe('later-by-size');
    expect(neuterTiming(of({ species: 'gatto', age: 0.5, weightKg: 3 }))).toBe('now');
    expect(neuterTiming(of({ neutered: true }))).toBe('done');
  });

  it('include the life stage by species and size', () => {
    const stage = (species: Subject['species'], age: number | null, weightKg = 10) =>
      lifeStage({ species, age, weightKg });
    expect([stage('cane', 0.5), stage('cane', 8, 40), stage('cane', 8, 8)]).toEqual([
      'young',
      'senior',
      'adult',
    ]);
    const sizes = [10, 10.5, 25, 25.5].map((kg) => stage('cane', kg > 20 ? 8.5 : 10, kg));
    expect(sizes).toEqual(['adult', 'senior', 'adult', 'senior']);
    expect([stage('gatto', 10), stage('gatto', 11), stage('coniglio', 6)]).toEqual([
      'adult',
      'senior',
      'senior',
    ]);
    expect([stage('uccello', 3), stage('cane', null)]).toEqual([null, null]);
  });
});

describe('readSubject', () => {
  it('gives the question precedence over the profile', () => {
    expect(readSubject('how much for my 12 kg neutered dog?', PET)).toMatchObject({
      name: 'Rex',
      weightKg: 12,
      neutered: true,
    });
    expect(readSubject('cane di 3 mesi, quanti pasti?', PET).stage).toBe('young');
  });

  it.each([
    ['ammazza quanto mangia, 12 kg a 5 mesi', 5],
    ['how much should he eat at 5 months?', 5],
    ['at 5 months old he eats a lot', 5],
    ['quanto mangia un cucciolo di 5 mesi?', 5],
    ['fu sterilizzato a 6 mesi, quanto mangia?', null],
    ['he was neutered at 6 months, how much does he eat?', null],
  ])('reads an age when the profile has none: %s', (question, age) => {
    const read = readSubject(question, { ...PET, age: null }).age;
    expect(read === null ? null : Math.round(read * 12)).toBe(age);
  });

  it('does not mistake the age for a procedure for the known age of the animal', () => {
    expect(readSubject('at 6 months can I neuter him?', PET).age).toBe(4);
    expect(readSubject('a 6 mesi si può sterilizzare?', { ...PET, age: 0.2 }).age).toBe(0.2);
  });

  it('does not treat an animal under a year as a newborn', () => {
    const young = readSubject('when is his next vaccination?', { ...PET, age: 0, weight: '5 kg' });
    expect(young).toMatchObject({ age: null, stage: 'young' });
    const born = new Date(Date.now() - 35 * 86_400_000).toISOString().slice(0, 10);
    expect(readSubject('x', { ...PET, age: 0, birthDate: born }).age).toBeCloseTo(0.1, 1);
  });

  it('ignores the profile for another animal or another life stage', () => {
    expect(readSubject('how much should my cat eat?', PET)).toMatchObject({
      name: null,
      species: 'gatto',
      weightKg: null,
    });
    expect(readSubject('and for a puppy?', PET)).toMatchObject({ name: null, stage: 'young' });
  });

  it("reads neutering from the profile's conditions without treating it as an illness", () => {
    const pet = { ...PET, healthConditions: 'artrosi, sterilizzato' };
    expect(readSubject('quanto deve mangiare?', pet)).toMatchObject({
      neutered: true,
      conditions: 'artrosi',
    });
    expect(readSubject('x', { ...PET, healthConditions: 'not neutered' }).neutered).toBe(false);
  });
});
