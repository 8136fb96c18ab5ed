import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Process } from '../harness/processes.js';
import { removeVets, staff, VET_OPTIONS, vetMe } from '../harness/vet.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(async () => {
  await removeVets(world);
  await world.close();
});

describe('the staff command', () => {
  it('makes an account a vet, lists vets and changes their hours', async () => {
    const owner = await world.owner(api);
    expect(await staff(world, 'add', owner.email, ...VET_OPTIONS)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not confirmed'),
    });
    await world.confirmAddress(owner);
    expect(await staff(world, 'add', owner.email.toUpperCase(), ...VET_OPTIONS)).toMatchObject({
      code: 0,
    });
    expect(await vetMe(owner)).toEqual({ name: 'Dr. Ada Verdi', factor: 'enrol', desk: null });
    await staff(world, 'hours', owner.email, 'sat 22:00-06:00', '--zone', 'Europe/London');
    const { code, output } = await staff(world, 'list');
    expect(code).toBe(0);
    expect(output).toContain(`${owner.email}: Dr. Ada Verdi (RM-1234)\n  en, it · cat, dog · `);
    expect(output).toContain('second factor not set up\n  sat 22:00-06:00 (Europe/London)\n');
  });

  it('reports errors in one line', async () => {
    const { code, output } = await staff(world, 'add', 'nobody@example.org', ...VET_OPTIONS);
    expect(code).toBe(1);
    expect(output).toBe(
      'No account has the address nobody@example.org. Vets register like everybody else first.\n',
    );
  });
});
