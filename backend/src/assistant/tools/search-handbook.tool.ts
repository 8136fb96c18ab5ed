import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Entry } from '../../handbook/entry.js';
import { HandbookAssistantService } from '../../handbook/handbook-assistant.service.js';
import { type LookUp, ModelTool } from './model-tool.js';

const parameters = z.object({
  query: z
    .string()
    .trim()
    .min(2)
    .max(300)
    .describe('A question as an owner would ask it, in the language of the answer.'),
});

@Injectable()
export class SearchHandbookTool extends ModelTool<typeof parameters> {
  readonly name = 'search_handbook';
  protected readonly description =
    'Searches the pet-care handbook for entries that can be cited. Use it for a part of the question that the given entries do not answer.';
  protected readonly parameters = parameters;

  constructor(private readonly handbook: HandbookAssistantService) {
    super();
  }

  protected find({ query }: z.infer<typeof parameters>, lookUp: LookUp): string {
    const { question, language, entries } = lookUp;
    const found = this.handbook.knowledge({ ...question, question: query, history: [] }).entries;
    if (found.length === 0) return 'No entry of the handbook fits. This says nothing of the topic.';
    return found
      .map(
        (entry) =>
          `[${numberOf(entry, entries)}] ${entry[language].title}\n${entry[language].body}`,
      )
      .join('\n\n');
  }
}

/** Returns the entry's number among those that may be cited; appends a new entry. */
function numberOf(entry: Entry, entries: Entry[]): number {
  const known = entries.findIndex(({ id }) => id === entry.id);
  return known < 0 ? entries.push(entry) : known + 1;
}
