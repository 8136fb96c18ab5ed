import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BeforeSecondFactor, VetGuard } from '../src/staff/vet.guard.js';
import { guardsOf, handlers } from './harness/handlers.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { anotherSession, removeVets, vetOnDuty } from './harness/vet.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(async () => {
  await removeVets(world);
  await world.close();
});

const CALLS = handlers().filter(({ isEvent }) => !isEvent);
const OF_VETS = CALLS.filter((call) => guardsOf(call).includes(VetGuard));

const isEarly = ({ handle }: (typeof CALLS)[number]): boolean =>
  Reflect.hasMetadata(BeforeSecondFactor.KEY, handle);

it('what vets call is everything under /api/vet', () => {
  expect(OF_VETS).toEqual(CALLS.filter(({ call }) => call.includes(' /api/vet')));
});

it('it needs the second factor once that is set up, except for the factor itself', async () => {
  expect(OF_VETS.filter(isEarly).map(({ call }) => call)).toEqual([
    'GET /api/vet/me',
    'POST /api/vet/factor/enrol',
    'POST /api/vet/factor/confirm',
    'POST /api/vet/factor/verify',
  ]);
  const vet = await anotherSession((await vetOnDuty(world, api)).owner, api);
  for (const { call } of OF_VETS.filter((one) => !isEarly(one))) {
    const [method = '', path = ''] = call.split(' ');
    const answer = brief(await vet.call(method, path.replaceAll(/:\w+/g, '1')));
    expect({ call, ...answer }).toEqual({ call, ...refusal(401, 'SECOND_FACTOR_NEEDED') });
  }
});
