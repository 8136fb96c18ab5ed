import 'reflect-metadata';
import { RequestMethod, type Type } from '@nestjs/common';
import { ApiModule } from '../../src/api.module.js';

/** A method of a controller, or of a gateway, as its decorators describe it. */
interface Handler {
  /** `PetsController.add` */
  name: string;
  /** A call is written `POST /api/pets`; an event by its name. */
  call: string;
  isEvent: boolean;
  owner: Type;
  handle: object;
  /** Input from a client that it takes as a whole: bodies, queries, payloads. */
  inputs: unknown[];
}

interface Module {
  module?: Type;
  imports?: unknown[];
  controllers?: Type[];
  providers?: unknown[];
}

/** How Nest numbers the parameters of handlers. */
const BODY = 3;
const QUERY = 4;
const PAYLOAD = 3;

const meta = (key: string, ...target: [object] | [object, string]): unknown =>
  target.length === 1
    ? Reflect.getMetadata(key, target[0])
    : Reflect.getMetadata(key, target[0], target[1]);

/** Everything that clients can call, found in the modules of the API, which need not run. */
export function handlers(): Handler[] {
  const modules = new Set<unknown>();
  const found = new Set<Type>();
  const enter = (given: unknown): void => {
    if (modules.has(given)) return;
    modules.add(given);
    const dynamic = (typeof given === 'function' ? {} : given) as Module;
    const module = dynamic.module ?? (given as Type);
    const parts = (part: keyof Module) => [
      ...((meta(part, module) as unknown[] | undefined) ?? []),
      ...[dynamic[part] ?? []].flat(),
    ];
    for (const imported of parts('imports')) enter(imported);
    for (const part of [...parts('controllers'), ...parts('providers')]) {
      if (typeof part === 'function') found.add(part as Type);
    }
  };
  enter(ApiModule);
  return [...found].flatMap(handlersOf);
}

function handlersOf(owner: Type): Handler[] {
  const prototype = owner.prototype as object;
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([method, own]) => {
    const handle: unknown = own.value;
    if (method === 'constructor' || typeof handle !== 'function') return [];
    const [path, event] = [meta('path', handle), meta('message', handle)];
    if (path === undefined && event === undefined) return [];
    const isEvent = event !== undefined;
    const types = meta('design:paramtypes', prototype, method) as unknown[];
    const args = (Reflect.getMetadata('__routeArguments__', owner, method) ?? {}) as object;
    const whole = isEvent ? [PAYLOAD] : [BODY, QUERY];
    const inputs = Object.entries(args as Record<string, { index: number }>)
      .filter(([kind]) => whole.includes(Number(kind.split(':')[0])))
      .map(([, { index }]) => types[index]);
    const verb = RequestMethod[meta('method', handle) as number] ?? '';
    const handler = { name: `${owner.name}.${method}`, isEvent, owner, handle, inputs };
    if (isEvent) return [{ ...handler, call: event as string }];
    return [meta('path', owner)].flat().map((room) => {
      // The first of several paths of the method.
      const address = [room, [path].flat()[0]].join('/').replaceAll(/^\/+|\/+$/g, '');
      return { ...handler, call: `${verb} /${address}` };
    });
  });
}

/** The guards of a handler and of its class. */
export const guardsOf = ({ owner, handle }: Pick<Handler, 'owner' | 'handle'>): unknown[] =>
  [owner, handle].flatMap((place) => (meta('__guards__', place) as unknown[] | undefined) ?? []);

/** Whether a class depends on another one, directly or indirectly. */
export function reaches(part: unknown, wanted: Type<object>, seen = new Set<unknown>()): boolean {
  if (part === wanted) return true;
  if (typeof part !== 'function' || seen.has(part)) return false;
  seen.add(part);
  const parts = (meta('design:paramtypes', part) ?? []) as unknown[];
  return parts.some((inner) => reaches(inner, wanted, seen));
}
