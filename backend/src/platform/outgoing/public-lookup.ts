import { lookup as resolve, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { LOOPBACK } from '../../config/env.js';
import { isPublicAddress } from './public-address.js';

interface Settings {
  /** Whether the names of this machine lead to it. */
  local: boolean;
  /** Names that are not asked for, with what they lead to: for tests. */
  known?: ReadonlyMap<string, string>;
}

/**
 * How connections find the host of an address that a user named: asked for once, and connected to
 * what was answered, so that a name cannot lead elsewhere between the look and the call. A name that
 * leads to no public address has none.
 */
export const publicLookup =
  ({ local, known = new Map() }: Settings): LookupFunction =>
  (hostname, options, done) => {
    const isOurs = local && LOOPBACK.includes(hostname);
    const answer = (error: Error | null, found: LookupAddress[]) => {
      const usable = found.filter(({ address }) => isOurs || isPublicAddress(address));
      const [first] = usable;
      if (!first) done(error ?? new Error(NOWHERE), '', 0);
      else if (options.all) done(null, usable);
      else done(null, first.address, first.family);
    };
    const address = known.get(hostname);
    if (address !== undefined) answer(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
    else
      resolve(hostname, { ...options, all: true }, (error, found) =>
        answer(error, error ? [] : found),
      );
  };

/** Why a connection was not made. */
export const NOWHERE = 'the name has no public address';
