import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAddress, Owner, PASSWORD } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

const newAccount = (more: object = {}) => ({
  email: newAddress(),
  username: `owner ${randomUUID().slice(0, 8)}`,
  password: PASSWORD,
  ...more,
});

const register = (account: unknown) =>
  new Owner(api.url).call('POST', '/api/auth/register', account);
const login = (email: string, password = PASSWORD) =>
  new Owner(api.url).call('POST', '/api/auth/login', { email, password });

/** The same letters as full-width characters, which NFKC normalises. */
const wide = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

describe('registration', () => {
  it.each([
    ['654321', '987654321', 'abcdef', 'fedcba', 'qwertz', 'poiuyt', '1q2w3e', 'zaq12wsx'],
    ['aaaaaa', '00000000', 'abcabc', '121212', '112233', 'aaaaab', 'xyxyxyxyxyxy'],
    ['password', 'Password1', 'P@ssw0rd!', 'Passw0rd2024', 'passwort', 'iloveyou2', 'Zampa123'],
  ])('refuses %s and similar values, with an error on the field', async (...passwords) => {
    for (const password of passwords) {
      expect(brief(await register(newAccount({ password })))).toEqual(invalid('password'));
    }
  });

  it("refuses the user's own name and address as a password, in part or with additions", async () => {
    const account = { username: 'Ludovica Tan', email: `mirtillo.orso@${randomUUID()}.example` };
    for (const password of [
      'LudovicaTan',
      'ludovica1',
      'tan-ludovica',
      'Mirtillo!',
      'orso.mirtillo',
    ]) {
      expect(brief(await register(newAccount({ ...account, password })))).toEqual(
        invalid('password'),
      );
    }
    const password = 'ludovica feeds three otters';
    expect((await register(newAccount({ ...account, password }))).status).toBe(201);
  });

  it.each(['giraffe-on-the-roof', 'kx7b2q', 'three small owls', 'bicicletta'])(
    'accepts %s',
    async (password) => {
      expect((await register(newAccount({ password }))).status).toBe(201);
    },
  );

  it.each([
    ['capitals', (email: string) => email.toUpperCase()],
    ['spaces around it', (email: string) => `  ${email}\t`],
    ['wide letters', wide],
  ])('creates no second account for an e-mail with %s, which can sign in', async (_, other) => {
    const owner = await world.owner(api);
    const answer = await register(newAccount({ email: other(owner.email) }));
    expect(brief(answer)).toEqual(refusal(409, 'ACCOUNT_EXISTS'));
    expect(await login(other(owner.email))).toMatchObject({
      status: 200,
      body: { user: { id: owner.id, email: owner.email } },
    });
  });

  it.each([
    ['the same letters', (name: string) => name],
    ['capitals', (name: string) => name.toUpperCase()],
    ['spaces around it', (name: string) => ` ${name} `],
    ['wide letters', wide],
  ])('does not give out a username again in %s', async (_, other) => {
    const owner = await world.owner(api);
    const answer = await register(newAccount({ username: other(owner.username) }));
    expect(brief(answer)).toEqual(refusal(409, 'ACCOUNT_EXISTS'));
  });

  it('does not reveal whether the e-mail or the username is taken', async () => {
    const { email, username } = await world.owner(api);
    const taken = [{ email }, { username }, { email, username }];
    const answers = await Promise.all(taken.map((same) => register(newAccount(same))));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it.each([
    ['equal accounts', {}],
    ['accounts with the same username', { email: undefined }],
    ['accounts with the same e-mail', { username: undefined }],
  ])('creates exactly one account from twenty %s at once', async (_, differing) => {
    const account = newAccount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const fresh = Object.entries(newAccount()).filter(([name]) => name in differing);
        return register({ ...account, ...Object.fromEntries(fresh) });
      }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  it.each(['password', '123456', 'qwerty123', 'iloveyou'])(
    'refuses the common password %s with an error on the field',
    async (password) => {
      expect(brief(await register(newAccount({ password })))).toEqual(invalid('password'));
    },
  );

  it.each([
    [{ username: 'a' }, { username: 'Username must be at least 2 characters' }],
    [{ username: ' a ' }, { username: 'Username must be at least 2 characters' }],
    [{ email: 'nobody' }, { email: 'Invalid email' }],
    [{ email: 'a@b' }, { email: 'Invalid email' }],
    [{ password: 'zq9x!' }, { password: 'Password must be at least 6 characters' }],
    [{ username: undefined }, { username: 'Required' }],
    [{ email: undefined }, { email: 'Required' }],
    [{ password: undefined }, { password: 'Required' }],
    [
      { email: '', password: '' },
      { email: 'Invalid email', password: 'Password must be at least 6 characters' },
    ],
  ])('answers %j with the error text of the specification', async (fault, fields) => {
    expect(brief(await register(newAccount(fault)))).toEqual(invalid(fields));
  });

  it.each(['A1', 'x'.repeat(40), 'Zoë d’Été'.replace('’', '-'), 'Анна_2.0', '李 明'])(
    'accepts the name %s',
    async (name) => {
      const unique = name.length < 30 ? `${name} ${randomUUID().slice(0, 8)}` : name;
      expect((await register(newAccount({ username: unique }))).status).toBe(201);
    },
  );

  it.each(['x'.repeat(41), '<b>Bold</b>', 'a\u0000b', 'a\nb', '😀😀'])(
    'refuses the name %j',
    async (username) => {
      expect(brief(await register(newAccount({ username })))).toEqual(invalid('username'));
    },
  );

  it.each([
    ['subscriptionStatus', 'expert'],
    ['id', 1],
    ['totalQuestionCount', -100],
    ['dailyQuestionCount', -100],
    ['stripeCustomerId', 'cus_1'],
    ['firebaseUid', 'uid'],
    ['photoURL', 'https://example.org/a.png'],
    ['confirmPassword', PASSWORD],
    ['createdAt', '2020-01-01'],
  ])('does not let a client set %s', async (field, value) => {
    const account = newAccount({ [field]: value });
    expect(brief(await register(account))).toEqual(invalid(field));
    expect((await login(account.email)).status).toBe(401);
  });
});
