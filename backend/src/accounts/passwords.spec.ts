import { describe, expect, it } from '@jest/globals';
import { isCommonPassword, refuseOwnNames } from './passwords.js';

const OWNER = { username: 'Ludovica Tan', email: 'mirtillo.orso@zucchero.example' };

describe('a common password', () => {
  it.each([
    '654321',
    '987654321',
    'abcdef',
    'fedcba',
    '121212',
    '112233',
    'abcabc',
    'aaaaaa',
    '00000000',
    'aaaaab',
    'xyxyxyxyxyxy',
    'a'.repeat(128),
    'qwertz',
    'poiuyt',
    'asdfgh',
    '1q2w3e',
    'zaq12wsx',
    'password',
    'Password1',
    'password1!',
    'P@ssw0rd!',
    'Passw0rd2024',
    'passwort',
    'iloveyou2',
    'summer2024',
    'zampa1',
    'Zampa123',
    '24061985',
  ])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'kx7b2q',
    'bicicletta',
    'giraffe-on-the-roof',
    'three small owls',
    'trovatello9',
    'correct horse battery',
    'owls-at-midnight-7',
    'il gatto di Giulia dorme',
  ])('is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe("a password made of the user's own name or address", () => {
  it.each([
    'LudovicaTan',
    'ludovica1',
    'tan-ludovica',
    'ludovica1990',
    'Mirtillo!',
    'orso.mirtillo',
    'mirtillo.orso@zucchero.example',
    'zucchero1',
  ])('is %s', (password) => {
    expect(() => refuseOwnNames(password, OWNER)).toThrow('Invalid input');
  });

  it.each(['ludovica feeds three otters', 'tangerine-clouds', 'badgers-under-the-hill'])(
    'is not %s',
    (password) => {
      expect(() => refuseOwnNames(password, OWNER)).not.toThrow();
    },
  );

  it('is recognised even for a user without an address', () => {
    expect(() => refuseOwnNames('ludovica', { ...OWNER, email: null })).toThrow();
  });
});
