import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { readWeightKg } from '../../contract/body-weight.js';
import type { Species } from '../../contract/species.js';
import { checkDose, type CheckedDose } from '../../safety/triage.js';
import { type LookUp, ModelTool } from './model-tool.js';

const SPECIES = {
  dog: 'cane',
  cat: 'gatto',
  rabbit: 'coniglio',
  bird: 'uccello',
  other: 'altro',
} satisfies Record<string, Species>;

const parameters = z.object({
  substance: z
    .string()
    .trim()
    .min(2)
    .max(80)
    .describe('Food, plant, medicine or product, in English or Italian.'),
  amount: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .nullish()
    .describe('As told: "20 g", "2 tablets of 400 mg"; left out when unknown.'),
  weightKg: z
    .number()
    .positive()
    .max(1000)
    .nullish()
    .describe('Of the animal, in kg; left out: that of the profile.'),
  species: z
    .enum(['dog', 'cat', 'rabbit', 'bird', 'other'])
    .nullish()
    .describe('Left out: that of the profile.'),
});

const NOTHING =
  'The rules do not know this substance as toxic for this animal. That is no evidence that it is safe: do not call it safe for this reason.';

@Injectable()
export class CheckDoseTool extends ModelTool<typeof parameters> {
  readonly name = 'check_dose';
  protected readonly description =
    'Checks by fixed rules how dangerous an amount of a substance is for an animal of this weight. Use it before you say anything of the danger of something eaten or given.';
  protected readonly parameters = parameters;

  protected find(given: z.infer<typeof parameters>, { question, language }: LookUp): string {
    const { pet } = question;
    const species = given.species ? SPECIES[given.species] : pet.species;
    const ofProfile = species === pet.species ? readWeightKg(pet.weight) : null;
    const { substance, amount = null } = given;
    const weightKg = given.weightKg ?? ofProfile;
    const found = checkDose({ substance, amount, species, weightKg }, language);
    return found.length === 0 ? NOTHING : found.map(toText).join('\n\n');
  }
}

const toText = (found: CheckedDose): string =>
  [
    `Substance: ${found.substance}`,
    `Danger: ${found.level}. Urgency: ${found.triage}.`,
    ...(found.mgPerKg === null ? [] : [`Dose: ${found.mgPerKg.toPrecision(3)} mg/kg`]),
    `Why: ${found.reasons.join(' ')}`,
    `To do: ${found.actions.join(' | ')}`,
    ...(found.donts.length > 0 ? [`Not to do: ${found.donts.join(' | ')}`] : []),
    `Boundaries from: ${found.sources.join(', ')}`,
  ].join('\n');
