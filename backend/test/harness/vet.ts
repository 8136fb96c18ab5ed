import type { VetEnrolment, VetMe, VetRecoveryCodes } from '../../src/contract/vets.js';
import { readHours } from '../../src/staff/hours-text.js';
import { Authenticator } from './authenticator.js';
import { Owner, PASSWORD, type Answer } from './owner.js';
import { Process } from './processes.js';
import type { World } from './world.js';

/** An account that the operator has made a vet. */
export interface Vet {
  owner: Owner;
  authenticator: Authenticator;
  recoveryCodes: string[];
}

/** Runs one command of `npm run staff`. @returns its exit code and output. */
export const staff = (world: World, ...args: string[]) =>
  Process.run('staff', world.settings, args);

/** Arguments of the command that makes an account a vet, after the account's address. */
export const VET_OPTIONS = [
  'vet',
  '--name',
  'Dr. Ada Verdi',
  '--register',
  'RM-1234',
  '--languages',
  'en,it',
  '--species',
  'cat,dog',
  '--hours',
  'mon-fri 09:00-18:00',
  '--zone',
  'Europe/Rome',
];

export const vetMe = async (vet: Owner): Promise<VetMe> =>
  (await vet.call<VetMe>('GET', '/api/vet/me')).body;

export const VET_HOURS = {
  timeZone: 'Europe/Rome',
  hours: [{ day: 1, from: '22:00', to: '06:00' }],
};

/** What only vets may call, besides their cases. */
export const VET_CALLS: [method: string, path: string, body?: object][] = [
  ['GET', '/api/vet/me'],
  ['POST', '/api/vet/factor/enrol'],
  ['POST', '/api/vet/factor/confirm', { code: '123456' }],
  ['POST', '/api/vet/factor/verify', { code: '123456' }],
  ['PUT', '/api/vet/hours', VET_HOURS],
  ['PUT', '/api/vet/duty', { onDuty: true }],
];

export const verifyFactor = (vet: Owner, code: string): Promise<Answer> =>
  vet.call('POST', '/api/vet/factor/verify', { code });

const DETAILS = ['Dr. Ada Verdi', 'RM-1234', ['en', 'it'], ['cane', 'gatto'], 'Europe/Rome'];

/** Makes an account a vet, as the operator's command does: on duty at all hours, or at these. */
export async function addVet(world: World, { id }: Owner, hours = 'mon-sun 00:00-24:00') {
  await world.database.query(
    `INSERT INTO vets ("userId", name, "registerNumber", languages, species, "timeZone", hours)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, ...DETAILS, JSON.stringify(readHours(hours))],
  );
}

/** Removes all vets, for files that share a world with this one and expect none. */
export const removeVets = ({ database }: World) =>
  database.query('UPDATE vets SET "removedAt" = now()');

/** Takes every waiting case out of the queue, for tests that share a world with others' cases. */
export const emptyQueue = ({ database }: World) =>
  database.query(
    `UPDATE consultations SET state = 'withdrawn', "closedAt" = now() WHERE state = 'waiting'`,
  );

/** Sets up the second factor in this session, which has then passed it. */
export async function setUpFactor(owner: Owner): Promise<Omit<Vet, 'owner'>> {
  const enrolment = await owner.call<VetEnrolment>('POST', '/api/vet/factor/enrol');
  const authenticator = new Authenticator(enrolment.body.secret);
  const code = authenticator.next();
  const confirmed = await owner.call<VetRecoveryCodes>('POST', '/api/vet/factor/confirm', { code });
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
  return { authenticator, recoveryCodes: confirmed.body.recoveryCodes };
}

/** A vet on duty who has passed the second factor. */
export async function vetOnDuty(world: World, api: Process): Promise<Vet> {
  const owner = await world.owner(api);
  await addVet(world, owner);
  return { owner, ...(await setUpFactor(owner)) };
}

/** Another browser of the same person, on this process. */
export async function anotherSession({ email }: Owner, api: Process): Promise<Owner> {
  const browser = new Owner(api.url);
  await browser.call('POST', '/api/auth/login', { email, password: PASSWORD });
  return browser;
}
