import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { VetDesk, VetEnrolment } from '../../src/contract/vets.js';
import type { Process } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import { until } from '../harness/until.js';
import {
  addVet,
  anotherSession,
  removeVets,
  setUpFactor,
  staff,
  verifyFactor,
  VET_CALLS,
  VET_HOURS,
  VET_OPTIONS,
  vetMe,
  vetOnDuty,
} from '../harness/vet.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let other: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  other = await world.api();
});

afterAll(async () => {
  await removeVets(world);
  await world.close();
});

describe('the vet pages', () => {
  it('let a vet set working hours, and go on and off duty', async () => {
    const { owner } = await vetOnDuty(world, api);
    const set = await owner.call<VetDesk>('PUT', '/api/vet/hours', VET_HOURS);
    expect(set.body).toMatchObject(VET_HOURS);
    const off = await vetOnDuty(world, api);
    const { body } = await off.owner.call<VetDesk>('PUT', '/api/vet/duty', { onDuty: false });
    expect(body.duty).toMatchObject({ onDuty: false, until: expect.any(String) });
    expect(
      (await off.owner.call<VetDesk>('PUT', '/api/vet/duty', { onDuty: true })).body.duty,
    ).toEqual({
      onDuty: true,
      until: null,
    });
    const wrong = { ...VET_HOURS, hours: [{ day: 8, from: '24:00', to: '25:00' }] };
    expect((await owner.call('PUT', '/api/vet/hours', wrong)).status).toBe(400);
  });

  it('disappear from every process with the vet; a vet added again starts from scratch', async () => {
    const { owner, authenticator } = await vetOnDuty(world, api);
    await world.confirmAddress(owner);
    const second = await anotherSession(owner, other);
    await verifyFactor(second, authenticator.next());
    const tab = await second.tab();
    expect((await staff(world, 'remove', owner.email)).code).toBe(0);
    for (const session of [owner, second]) {
      for (const [method, path, body] of VET_CALLS) {
        expect(brief(await session.call(method, path, body))).toEqual(refusal(404, 'NOT_FOUND'));
      }
    }
    await until('the tab is told', () => tab.events.some(({ name }) => name === 'profile-changed'));
    second.closeTabs();
    expect((await staff(world, 'add', owner.email, ...VET_OPTIONS)).code).toBe(0);
    expect((await vetMe(second)).factor).toBe('enrol');
  });
});

describe('a recovery code', () => {
  it('replaces the authenticator once', async () => {
    const { owner, recoveryCodes } = await vetOnDuty(world, api);
    expect(new Set(recoveryCodes).size).toBe(10);
    const second = await anotherSession(owner, api);
    const [code = ''] = recoveryCodes;
    expect((await verifyFactor(second, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(
      204,
    );
    expect((await vetMe(second)).desk?.recoveryCodesLeft).toBe(9);
    expect((await verifyFactor(await anotherSession(owner, api), code)).status).toBe(400);
  });
});

describe('the authenticator', () => {
  it('is set up with its secret, which is stored encrypted and never logged', async () => {
    const owner = await world.owner(api);
    await addVet(world, owner);
    const { body } = await owner.call<VetEnrolment>('POST', '/api/vet/factor/enrol');
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Zampa%20\(.+\)%3A.+\?secret=[A-Z2-7]{32}&issuer=/);
    // A reload returns the same key, which may have been scanned already.
    expect((await owner.call('POST', '/api/vet/factor/enrol')).body).toEqual(body);
    const before = owner.cookie;
    const { recoveryCodes } = await setUpFactor(owner);
    expect(owner.cookie).not.toBe(before);
    expect((await owner.call('GET', '/api/vet/me', undefined, { cookie: before })).status).toBe(
      401,
    );
    const { rows } = await world.database.query(
      `SELECT vets::text AS text FROM vets WHERE "userId" = $1`,
      [owner.id],
    );
    const everything = JSON.stringify(rows) + api.output;
    for (const secret of [body.secret, ...recoveryCodes]) expect(everything).not.toContain(secret);
    expect(api.output).toContain('"audit":"vet-factor-set-up"');
  });

  it('can be replaced by a vet who has passed it; other sessions must then pass the new one', async () => {
    const { owner, authenticator } = await vetOnDuty(world, api);
    const second = await anotherSession(owner, api);
    await verifyFactor(second, authenticator.next());
    const next = await setUpFactor(owner);
    expect((await vetMe(owner)).factor).toBe('passed');
    expect((await vetMe(second)).factor).toBe('verify');
    expect((await verifyFactor(second, authenticator.next())).status).toBe(400);
    expect((await verifyFactor(second, next.authenticator.next())).status).toBe(204);
  });

  it('can be set up again after the operator has reset it', async () => {
    const { owner, recoveryCodes } = await vetOnDuty(world, api);
    expect((await staff(world, 'reset-factor', owner.email)).code).toBe(0);
    expect((await vetMe(owner)).factor).toBe('enrol');
    expect(brief(await verifyFactor(owner, recoveryCodes[0] ?? ''))).toEqual(
      refusal(401, 'SECOND_FACTOR_NEEDED'),
    );
    expect(brief(await owner.call('PUT', '/api/vet/duty', { onDuty: true }))).toEqual(
      refusal(401, 'SECOND_FACTOR_NEEDED'),
    );
    await setUpFactor(owner);
    expect((await vetMe(owner)).factor).toBe('passed');
  });
});

describe('a vet’s account', () => {
  it('is exported with everything known about the vet, but without the secret', async () => {
    const { owner } = await vetOnDuty(world, api);
    const { body } = await owner.call<{ vet: object }>('GET', '/api/user/export');
    expect(body.vet).toMatchObject({ name: 'Dr. Ada Verdi', registerNumber: 'RM-1234' });
    expect(JSON.stringify(body.vet)).not.toMatch(/totpSecret|codeHash/i);
  });

  it('is deleted together with the vet and the recovery codes', async () => {
    const { owner } = await vetOnDuty(world, api);
    expect((await owner.call('DELETE', '/api/user', { confirm: 'DELETE' })).status).toBe(200);
    const { rows } = await world.database.query(
      `SELECT id FROM vets WHERE "userId" = $1
       UNION ALL SELECT "vetId" FROM vet_recovery_codes WHERE "vetId" NOT IN (SELECT id FROM vets)`,
      [owner.id],
    );
    expect(rows).toEqual([]);
    expect(api.output).toMatch(new RegExp(`"audit":"vet-removed","userId":${String(owner.id)},`));
  });
});
