import type { ModulesContainer } from '@nestjs/core';
import { MESSAGE_METADATA } from '@nestjs/websockets/constants.js';
import { refusalCodeOf, type RefusalCode } from '../refusal-code.js';

/**
 * The code with which each event is refused, by event name. Read from the classes, because what
 * Nest passes to an adapter is bound to a tab and has lost the handler's metadata.
 */
export function eventRefusals(modules: ModulesContainer): Map<string, RefusalCode> {
  return new Map(
    [...modules.values()]
      .flatMap(({ providers }) => [...providers.values()])
      .flatMap(({ metatype }) => methodsOf(metatype))
      .filter((method) => Reflect.hasMetadata(MESSAGE_METADATA, method))
      .map((method) => [
        Reflect.getMetadata(MESSAGE_METADATA, method) as string,
        refusalCodeOf(method),
      ]),
  );
}

function methodsOf(metatype: { prototype?: unknown } | null): object[] {
  const own = Object.getOwnPropertyDescriptors(metatype?.prototype ?? {});
  return Object.values<PropertyDescriptor>(own)
    .map(({ value }: { value?: unknown }) => value)
    .filter((value) => typeof value === 'function');
}
