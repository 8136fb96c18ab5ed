import { expect, it } from '@jest/globals';
import { runStaffCommand } from './staff-command.js';

const ADA = ['add', 'ada@example.org', 'vet', '--name', 'Ada', '--register', 'RM-1'];
const SPEAKS = ['--languages', 'it', '--species'];

it.each([
  ['Usage', []],
  ['Usage', ['promote', 'ada@example.org']],
  ['Usage', ['add', 'ada@example.org', 'owner']],
  ['Usage', ['remove', 'ada@example.org', 'bea@example.org']],
  ['--languages is missing', ADA],
  ['--species: "unicorn" is none of dog, cat', [...ADA, ...SPEAKS, 'cat,unicorn']],
  ['--zone is missing', [...ADA, ...SPEAKS, 'cat']],
  ['"Rome" is not a time zone', [...ADA, ...SPEAKS, 'cat', '--zone', 'Rome']],
  ['not understood: "9-18"', ['hours', 'ada@example.org', 'mon 9-18']],
  ["Unknown option '--nme'", ['list', '--nme', 'Ada']],
])('the operator gets an error before anything is changed: %s', async (words, args) => {
  const run = runStaffCommand(() => Promise.reject(new Error('nothing is asked for')), args);
  await expect(run).rejects.toThrow(words);
});
