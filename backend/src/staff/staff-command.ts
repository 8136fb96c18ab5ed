import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../contract/languages.js';
import type { Species } from '../contract/species.js';
import type { VetHours } from '../contract/vets.js';
import { timeZoneNamed } from '../platform/local-time.js';
import { dutyOf } from './duty.js';
import { readHours, writeHours } from './hours-text.js';
import type { StaffRegisterService, VetDetails } from './staff-register.service.js';

const USAGE = `Usage:
  npm run staff -- add EMAIL vet --name NAME --register NUMBER --languages en,it
                       --species dog,cat --hours "mon-fri 09:00-18:00" --zone Europe/Rome
  npm run staff -- list
  npm run staff -- hours EMAIL "mon-fri 09:00-13:00 14:00-18:00, sat 22:00-06:00" [--zone ZONE]
  npm run staff -- reset-factor EMAIL
  npm run staff -- remove EMAIL`;

/** Names of the species in the operator's commands. */
const NAMED_SPECIES: Record<string, Species> = {
  dog: 'cane',
  cat: 'gatto',
  rabbit: 'coniglio',
  bird: 'uccello',
  other: 'altro',
};

/** Maximum characters of a name or a register number. */
const LONGEST = 80;

const OPTIONS = {
  name: { type: 'string' },
  register: { type: 'string' },
  languages: { type: 'string' },
  species: { type: 'string' },
  hours: { type: 'string' },
  zone: { type: 'string' },
} as const;

type Values = Partial<Record<keyof typeof OPTIONS, string>>;

/**
 * Runs one command of the operator.
 * @returns what to print.
 * @throws Error with a readable message.
 */
export async function runStaffCommand(
  register: () => Promise<StaffRegisterService>,
  args: string[],
): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [command, email, ...more] = positionals;
  if (command === 'list' && email === undefined) return list(await register());
  if (email === undefined) throw new Error(USAGE);
  if (command === 'add' && more.join() === 'vet') {
    const details = detailsOf(values);
    const isKnown = await (await register()).add(email, details);
    return isKnown ? `${email}: changed` : `${email} is now a vet, and continues at /vet`;
  }
  if (command === 'hours' && more.length === 1) {
    const hours = readHours(more[0] ?? '');
    const zone = values.zone === undefined ? undefined : zoneOf(values.zone);
    return setHours(await register(), email, hours, zone);
  }
  if (more.length > 0) throw new Error(USAGE);
  if (command === 'reset-factor') {
    await (await register()).resetFactor(email);
    return `${email} will set up a new second factor at the next visit`;
  }
  if (command !== 'remove') throw new Error(USAGE);
  await (await register()).remove(email);
  return `${email} is no vet any more`;
}

async function list(register: StaffRegisterService): Promise<string> {
  const now = new Date();
  const lines = (await register.list()).map(({ vet, email }) => {
    const duty = dutyOf(vet, now).onDuty ? 'on duty' : 'off duty';
    const factor =
      vet.totpConfirmedAt === null ? 'second factor not set up' : 'second factor set up';
    return [
      `${email ?? `account ${String(vet.userId)}`}: ${vet.name} (${vet.registerNumber})`,
      `  ${vet.languages.join(', ')} · ${vet.species.map(spoken).join(', ')} · ${duty} · ${factor}`,
      `  ${writeHours(vet.hours) || 'no hours'} (${vet.timeZone})`,
    ].join('\n');
  });
  return lines.join('\n') || 'There is no vet.';
}

async function setHours(
  register: StaffRegisterService,
  email: string,
  hours: VetHours[],
  zone?: string,
) {
  const timeZone = zone ?? (await register.vet(email)).timeZone;
  await register.setHours(email, { hours, timeZone });
  return `${email}: ${writeHours(hours) || 'no hours'} (${timeZone})`;
}

function detailsOf(values: Values): VetDetails {
  return {
    name: textOf('name', values.name),
    registerNumber: textOf('register', values.register),
    languages: listOf('languages', values.languages, languageOf),
    species: listOf('species', values.species, speciesOf),
    hours: readHours(values.hours ?? ''),
    timeZone: zoneOf(textOf('zone', values.zone)),
  };
}

function textOf(option: keyof Values, value = ''): string {
  const text = value.trim();
  if (text === '') throw new Error(`--${option} is missing.\n${USAGE}`);
  if (text.length > LONGEST) throw new Error(`--${option}: at most ${String(LONGEST)} characters`);
  return text;
}

function listOf<T>(
  option: 'languages' | 'species',
  value: string | undefined,
  read: (name: string) => T | undefined,
): T[] {
  const items = textOf(option, value)
    .split(',')
    .map((name) => {
      const item = read(name.trim().toLowerCase());
      const known = option === 'languages' ? LANGUAGES : Object.keys(NAMED_SPECIES);
      if (item === undefined)
        throw new Error(`--${option}: "${name}" is none of ${known.join(', ')}`);
      return item;
    });
  return [...new Set(items)];
}

const languageOf = (name: string): Language | undefined => LANGUAGES.find((one) => one === name);

const speciesOf = (name: string): Species | undefined =>
  Object.hasOwn(NAMED_SPECIES, name) ? NAMED_SPECIES[name] : undefined;

const spoken = (species: Species): string =>
  Object.keys(NAMED_SPECIES).find((name) => NAMED_SPECIES[name] === species) ?? species;

function zoneOf(name: string): string {
  const zone = timeZoneNamed(name);
  if (zone === undefined) {
    throw new Error(`--zone: "${name}" is not a time zone such as Europe/Rome`);
  }
  return zone;
}
