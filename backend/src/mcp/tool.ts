import type { z } from 'zod';
import type { TokenScopeName } from '../contract/tokens.js';
import type { RateLimitOptions } from '../platform/rate-limits.js';

/** A tool that an owner's own assistant may call. */
export interface Tool<Shape extends z.ZodObject = z.ZodObject> {
  name: string;
  /** For people. */
  title: string;
  /** For a model: what it returns, and when to call it. */
  description: string;
  /** The scope that a token needs to see it; `null` for none. */
  scope: TokenScopeName | null;
  input: Shape;
  /** Counted by user, together with the calls of the REST API that have a limit of this name. */
  limit?: RateLimitOptions & { name: string };
  /** Whether it stores something. The others only read. */
  writes?: boolean;
  run(userId: number, input: z.infer<Shape>): Promise<object>;
}

/** A tool whose `run` knows the shape of its input. */
export const tool = <Shape extends z.ZodObject>(made: Tool<Shape>): Tool => made;
