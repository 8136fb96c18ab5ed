import { describe, expect, it } from 'vitest';
import type { TriageLevel } from '../contract/chat.js';
import { neverSaid } from './never-said.js';
import { FORBIDDEN, FORBIDDEN_IN_EMERGENCY, FORBIDDEN_WHEN_URGENT, GOOD, GOOD_IN_EMERGENCY, } from './never-said.examples.data.js';

const levels: TriageLevel[] = ['routine', 'urgent', 'emergency'];

describe('an answer never says', () => {
  it.each(FORBIDDEN)('%s: %s', (reason, text) => {
    for (const level of levels) expect(neverSaid(text, { level })).toBe(reason);
  });
  it.each(FORBIDDEN_IN_EMERGENCY)('in an emergency: %s', (text) => {
    expect(neverSaid(text, { level: 'emergency' })).not.toBeNull();
  });
  it.each(FORBIDDEN_WHEN_URGENT)('when a vet must see it: %s', (text) => {
    for (const level of ['urgent', 'emergency'] as const) expect(neverSaid(text, { level })).toBe('waiting');
  });
});
describe('an answer may say', () => {
  it.each(GOOD)('%s', (text) => {
    for (const level of levels) expect(neverSaid(text, { level })).toBeNull();
  });
  it.each(GOOD_IN_EMERGENCY)('in an emergency: %s', (text) => {
    expect(neverSaid(text, { level: 'emergency' })).toBeNull();
  });
});
import { HandbookService } from '../handbook/handbook.service.js';
describe('handbook', () => {
  const hb = new HandbookService() as unknown as { entries: Map<string, any> };
  it('x', () => {
    for (const level of levels) {
      const bad: string[] = [];
      for (const [id, e] of hb.entries) for (const l of ['en', 'it'] as const) {
        let before = '';
        for (const s of (e[l].body as string).split(/(?<=[.!?]\**\s)|\n(?=\n|- |> )/)) {
          const r = neverSaid(s, { level, before });
          if (r) bad.push(`${id} ${l} ${r}: ${s.trim()}`);
          before += s;
        }
      }
    }
  });
});
