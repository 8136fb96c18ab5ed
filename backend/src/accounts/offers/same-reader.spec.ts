import { describe, expect, it } from '@jest/globals';
import { sameReader } from './same-reader.js';

describe('mailbox comparison', () => {
  it.each([
    ['Ada@Example.org', 'ada@example.org'],
    ['ada+zampa@example.org', 'ada@example.org'],
    ['ada+a+b@example.org', 'ada@example.org'],
    ['ａｄａ@example.org', 'ada@example.org'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@BU\u0308CHER.example', 'ada@bücher.example'],
    ['ada@example.org.', 'ada@example.org'],
    ['A.d.a+cats@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'a.da@gmail.com'],
  ])('treats %s as the same as %s', (one, other) => {
    expect(sameReader(one)).toBe(sameReader(other));
  });

  it.each([
    ['ada@example.org', 'ada@example.com'],
    ['a.da@example.org', 'ada@example.org'],
    ['ada@example.org', 'bea@example.org'],
    ['+ada@example.org', '+bea@example.org'],
    ['ada@gmail.com', 'ada@gmail.com.example'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(sameReader(one)).not.toBe(sameReader(other));
  });
});
