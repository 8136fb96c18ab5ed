import { describe, expect, it } from '@jest/globals';
import { isOperator } from './operator-password.js';

const PASSWORD = 'zwölf Füchse: im Bau';
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe("the operator's password", () => {
  it('is accepted as browsers and command lines send it, with any characters and colons', () => {
    expect(isOperator(basic(`operator:${PASSWORD}`), PASSWORD)).toBe(true);
    expect(isOperator(basic(`operator:${PASSWORD}`).replace('B', 'b'), PASSWORD)).toBe(true);
  });

  it.each([
    basic(`operator:${PASSWORD} `),
    basic('operator:'),
    basic(`admin:${PASSWORD}`),
    basic(PASSWORD),
    `Bearer ${Buffer.from(`operator:${PASSWORD}`).toString('base64')}`,
    'Basic',
    '',
  ])('is not accepted as %j', (authorization) => {
    expect(isOperator(authorization, PASSWORD)).toBe(false);
  });
});
