import type { z } from 'zod';
import type { TokenScopeName } from '../contract/tokens.js';

/** What an owner's own assistant may do here. */
export interface Tool<Shape extends z.ZodObject = z.ZodObject> {
  name: string;
  /** For people. */
  title: string;
  /** For a model: what it gets, and when to call. */
  description: string;
  /** What a token must be allowed to do to see it; `null` for nothing. */
  scope: TokenScopeName | null;
  input: Shape;
  /** Stores something. The others only read. */
  writes?: boolean;
  run(userId: number, input: z.infer<Shape>): Promise<object>;
}

/** A tool, whose input `run` knows the shape of. */
export const tool = <Shape extends z.ZodObject>(made: Tool<Shape>): Tool => made;
