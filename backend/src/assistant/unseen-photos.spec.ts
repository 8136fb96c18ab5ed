import { describe, expect, it } from '@jest/globals';
import type { Triage, TriageLevel } from '../contract/chat.js';
import type { Question } from '../replies/reply-generator.js';
import { unseenPhotos } from './unseen-photos.js';

const asked = (question: string, now: number[], level: TriageLevel = 'routine') =>
  unseenPhotos({
    question,
    history: [],
    pet: { healthConditions: null },
    photos: { now, before: [] },
    triage: { level } as Triage,
  } as unknown as Question);

describe('photos that the model cannot see', () => {
  it('prompt a request for a description that fits the question, in its language', () => {
    expect(asked('What is this on her ear?', [1]).before).toMatch(/your photo,.*dark wax/s);
    expect(asked("Che cos'ha nell'orecchio il mio gatto?", [1]).before).toMatch(
      /la tua foto.*cerume/s,
    );
    expect(asked('Is this poop normal for my dog?', [1, 2]).before).toMatch(
      /your photos,.*watery/s,
    );
    expect(asked('Il mio cane ha una macchia sulla pelle', [1]).before).toMatch(/in rilievo/);
  });

  it('prompt a general request where the subject is unknown', () => {
    expect(asked('What do you think of this?', [1]).before).toMatch(/how big, and what colour/);
  });

  it('never come before what to do in an emergency', () => {
    const { before, behind } = asked('My dog cannot breathe', [1], 'emergency');
    expect([before, behind]).toEqual(['', "\n\n*I can't see photos. Show them to the vet.*"]);
  });

  it('are not mentioned where there are none', () => {
    expect(asked('What is this on her ear?', [])).toEqual({ before: '', behind: '' });
  });
});
