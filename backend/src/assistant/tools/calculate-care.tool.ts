import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { HandbookAssistantService } from '../../handbook/handbook-assistant.service.js';
import { type LookUp, ModelTool } from './model-tool.js';

const parameters = z.object({
  topic: z.enum(['food', 'weight-loss', 'due-date', 'vaccines', 'worms']),
  facts: z
    .string()
    .trim()
    .min(2)
    .max(300)
    .describe(
      'What the conversation tells that decides it, as an owner would write it: "my neutered cat of 4 kg, 380 kcal per 100 g", "my dog weighs 34 kg and should weigh 28 kg", "my dog was mated on 3 November", "a cat that hunts". What the profile knows may be left out.',
    ),
});

const TOO_LITTLE =
  'Too little is known to compute this, or there is no formula for this animal. Ask the owner for what is missing (weight, age, the day of mating), or leave the amount to a vet.';

@Injectable()
export class CalculateCareTool extends ModelTool<typeof parameters> {
  readonly name = 'calculate_care';
  protected readonly description =
    'Computes food a day, a plan to lose weight, when a birth is due, the next vaccination or how often to worm, for a dog or a cat. Use it instead of reckoning yourself.';
  protected readonly parameters = parameters;

  constructor(private readonly handbook: HandbookAssistantService) {
    super();
  }

  protected find({ topic, facts }: z.infer<typeof parameters>, { question, language }: LookUp) {
    const { pet } = question;
    return this.handbook.compute(topic, facts, { pet, language }) ?? TOO_LITTLE;
  }
}
