import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from '@jest/globals';
import { Username } from '../dto/credentials.dto.js';
import { usernameFrom, withRandomDigits } from './free-username.js';

class Named {
  @Username()
  username: string;
}

describe('the username derived from a display name', () => {
  it.each([
    ['Anna Rossi', 'Anna Rossi'],
    ['  Anna\t\u00a0Rossi ', 'Anna Rossi'],
    ['Zoë d’Été', 'Zoë d Été'],
    ['李 明', '李 明'],
    ['김민준', '김민준'],
    ['Анна', 'Анна'],
    ['नेहा', 'नेहा'],
    ['Ａｎｎａ', 'Anna'],
    ['Anna 🐶 Rossi', 'Anna Rossi'],
    ['O_o-2.0', 'O_o-2.0'],
    ['Anna\u0000\u0007\u202eRossi', 'Anna Rossi'],
    ['<b>Anna</b>', 'b Anna b'],
    ['Anna\ud83d', 'Anna'],
  ])('of %j is %j', (name, username) => {
    expect(usernameFrom(name)).toBe(username);
  });

  it.each(['', ' ', 'A', '🐶🐱', '\u0000\u0001', '<>', '\u200b\u200b', '!'])(
    'of %j, which leaves nothing, is a generic one',
    (name) => {
      expect(usernameFrom(name)).toBe('Pet owner');
    },
  );

  it.each([
    'x'.repeat(60),
    'Wolfeschlegelsteinhausenbergerdorff Maximiliane Annabella der Zweiten',
    '明'.repeat(60),
    '𠮷'.repeat(60),
    'é'.normalize('NFD').repeat(60),
    'ﷺ'.repeat(60),
    `${'x'.repeat(31)} y`,
    `${'x'.repeat(31)}𠮷`,
    'Ａ'.repeat(60),
    '',
  ])('of %j can be registered, with and without digits appended', (name) => {
    for (const username of [usernameFrom(name), withRandomDigits(usernameFrom(name))]) {
      const named = plainToInstance(Named, { username });
      expect(named.username).toBe(username);
      expect(validateSync(named)).toEqual([]);
    }
  });

  it('gets four digits when it is taken', () => {
    expect(withRandomDigits('Anna Rossi')).toMatch(/^Anna Rossi [1-9]\d{3}$/);
  });
});
