import type { ModulesContainer } from '@nestjs/core';
import { MESSAGE_METADATA } from '@nestjs/websockets/constants.js';
import { refusalCodeOf, type RefusalCode } from '../refusal-code.js';

/**
 * With which code each event is refused, by its name. Read from the classes: what Nest gives to an
 * adapter is bound to a tab, and tells nothing any more of how the handler is marked.
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
