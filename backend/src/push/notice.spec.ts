import { describe, expect, it } from '@jest/globals';
import type { PushPayload } from '../contract/push.js';
import { MAX_PAYLOAD, payloadOf, topicOf } from './notice.js';

const NOTICE = { title: 'Micia: worming', body: 'Due today', url: '/pets?id=1', tag: 'reminder-1' };

describe('a push payload', () => {
  it('contains what it was given, and no more', () => {
    expect(JSON.parse(payloadOf({ ...NOTICE, urgency: 'high' }))).toEqual(NOTICE);
  });

  it('is never too long to be sent, whatever its text', () => {
    for (const character of ['x', '"', '\u0001', 'è', '犬', '🐾', '\\']) {
      for (const length of [1, 119, 120, 121, 500, 501, 5000]) {
        const text = payloadOf({
          ...NOTICE,
          title: character.repeat(length),
          body: character.repeat(length),
        });
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_PAYLOAD);
        const { title, body } = JSON.parse(text) as PushPayload;
        expect(title.startsWith(character)).toBe(true);
        expect(body.startsWith(character)).toBe(true);
        expect(text.isWellFormed()).toBe(true);
      }
    }
  });

  it('links only to our own pages', () => {
    for (const url of [
      'https://evil.example',
      '//evil.example',
      'javascript:alert(1)',
      '',
      'pets',
    ]) {
      expect(() => payloadOf({ ...NOTICE, url })).toThrow('a page of our own');
    }
    expect(() => payloadOf({ ...NOTICE, url: `/${'x'.repeat(4000)}` })).toThrow('too long');
  });
});

it('a topic has the form push services accept, and does not reveal the tag', () => {
  expect(topicOf('reminder-1')).toMatch(/^[\w-]{32}$/);
  expect(topicOf('reminder-1')).toBe(topicOf('reminder-1'));
  expect(topicOf('reminder-1')).not.toBe(topicOf('reminder-2'));
});
