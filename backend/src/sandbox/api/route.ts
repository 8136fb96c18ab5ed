import type { z } from 'zod';
import { emptyList, type World } from '../world.js';
import { expandAll } from './expand.js';
import type { Form } from './form.js';
import { readParams } from './params.js';
import { missing } from './stripe-refusal.js';

type Method = 'GET' | 'POST' | 'DELETE';

export interface Route {
  method: Method;
  path: RegExp;
  run: (world: World, id: string, form: Form) => Promise<unknown>;
}

interface Expanding {
  expand?: string[] | undefined;
}

/** `:id` in the path stands for an id. */
export const route = <P extends Expanding>(
  call: `${Method} /v1/${string}`,
  params: z.ZodType<P>,
  run: (world: World, id: string, params: P) => Promise<unknown>,
): Route => {
  const [method, path = ''] = call.split(' ');
  return {
    method: method as Method,
    path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    run: async (world, id, form) => {
      const read = readParams(params, form);
      return expandAll(world, await run(world, id, read), read.expand);
    },
  };
};

interface Paging extends Expanding {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

/** A page of what was found, newest first. */
export const listRoute = <P extends Paging>(
  path: `/v1/${string}`,
  params: z.ZodType<P>,
  found: (world: World, params: P) => Promise<{ id: string }[]>,
): Route =>
  route(`GET ${path}`, params, async (world, _id, read) => {
    const all = await found(world, read);
    const after = read.starting_after;
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && from === 0) throw missing('object', after, 'starting_after');
    const data = all.slice(from, from + (read.limit ?? 10));
    return { ...emptyList(path, data), has_more: all.length > from + data.length };
  });
