import { z } from 'zod';
import type { Language } from '../../contract/languages.js';
import type { Entry } from '../../handbook/entry.js';
import type { Question } from '../../replies/reply-generator.js';
import type { ToolDefinition } from '../chat-messages.js';

/** Maximum of tool calls for one answer, in however many rounds. */
export const MAX_CALLS = 3;

/** The answer that something is looked up for. */
export interface LookUp {
  question: Question;
  /** The answer's language. */
  language: Language;
  /** What the answer may cite, the first as [1]. Tools append what they find. */
  entries: Entry[];
}

/** A tool call that the tool does not understand; the message is for the model. */
export class BadCall extends Error {}

/** Something that a model may look up while it answers. It changes nothing. */
export abstract class ModelTool<Shape extends z.ZodObject = z.ZodObject> {
  abstract readonly name: string;
  /** For the model: what it finds, and when to use it. */
  protected abstract readonly description: string;
  protected abstract readonly parameters: Shape;

  private described: ToolDefinition | undefined;

  get definition(): ToolDefinition {
    return (this.described ??= this.describe());
  }

  private describe(): ToolDefinition {
    const parameters: ToolDefinition['parameters'] = z.toJSONSchema(this.parameters);
    delete parameters.$schema;
    return { name: this.name, description: this.description, parameters };
  }

  /**
   * @param given the model's arguments, as JSON.
   * @returns what was found, for the model.
   * @throws BadCall when the arguments are not of the tool's shape.
   */
  run(given: string, lookUp: LookUp): string | Promise<string> {
    const { data, error } = this.parameters.safeParse(parsed(given));
    if (error) throw new BadCall(`Arguments not understood: ${z.prettifyError(error)}`);
    return this.find(data, lookUp);
  }

  protected abstract find(given: z.infer<Shape>, lookUp: LookUp): string | Promise<string>;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json === '' ? '{}' : json);
  } catch {
    throw new BadCall('Arguments not understood: they are no JSON.');
  }
}
