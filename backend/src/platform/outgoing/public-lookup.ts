import { lookup as resolve, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { LOOPBACK } from '../../config/env.js';
import { isPublicAddress } from './public-address.js';

interface Settings {
  /** Whether this machine's own names may be used. */
  local: boolean;
  /** Names with fixed addresses, which are not looked up: for tests. */
  known?: ReadonlyMap<string, string>;
}

/**
 * Resolves the host of an address that a user named. The name is looked up once, and the connection
 * uses that result: the name cannot lead elsewhere between check and connection. A name without a
 * public address fails.
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
