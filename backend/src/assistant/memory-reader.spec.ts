import { describe, expect, it } from '@jest/globals';
import type { Env } from '../config/env.js';
import type { ToldFact } from '../pets/memories/memory-profile.js';
import type { ToldQuestion } from '../replies/reply-generator.js';
import { MemoryReaderService } from './memory-reader.service.js';

type Parts = ConstructorParameters<typeof MemoryReaderService>;

/** Shortly after midnight in Rome, on the 12th. */
const ASKED_AT = new Date('2026-11-11T23:30:00Z');

/** The values that are suggested to be remembered of an owner in Rome, and what the model is told. */
async function read(question: string, answer?: object) {
  const values: (string | null)[] = [];
  let prompt = '';
  const suggestions = {
    suggest: ({ facts }: { facts: ToldFact[] }) => {
      values.push(...facts.map(({ value }) => value));
    },
  };
  const router = {
    ask: (messages: object, { take }: { take: (piece: string) => void }) => {
      prompt = JSON.stringify(messages);
      take(JSON.stringify(answer));
    },
  };
  const none = { suggest: () => Promise.resolve([]) };
  const env = (answer ? { OPENAI_API_KEY: 'key' } : {}) as Env;
  const parts = [router, suggestions, none, none, env, { warn: () => undefined }];
  const pet = { id: 7, name: 'Micia', species: 'gatto' };
  const asked = { question, askedAt: ASKED_AT, timeZone: 'Europe/Rome', pet };
  const told = { userId: 1, messageId: 2, ...asked, triage: {} };
  const reader = new MemoryReaderService(...(parts as unknown as Parts));
  await reader.remember(told as unknown as ToldQuestion);
  return { values, prompt };
}

describe("a birth told after the owner's midnight", () => {
  it.each([
    ['Micia turned 3 today!', '2023-11-12'],
    ['Micia compie 3 anni oggi!', '2023-11-12'],
    ['Micia è nata il 12 novembre 2026.', '2026-11-12'],
  ])('is read by the rules on its day: "%s"', async (question, day) => {
    expect((await read(question)).values).toEqual([day]);
  });

  it('is read by a model that is told that day', async () => {
    const birth = { kind: 'birth', text: 'Nata il 12 novembre 2026', value: '2026-11-12' };
    const question = 'Micia è nata il 12/11/2026';
    const { values, prompt } = await read(question, { facts: [birth] });
    expect(values).toEqual(['2026-11-12']);
    expect(prompt).toContain('Today is 2026-11-12.');
  });
});
