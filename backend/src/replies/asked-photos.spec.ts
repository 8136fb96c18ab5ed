import { describe, expect, it } from '@jest/globals';
import { askedPhotos } from './asked-photos.js';

const question = (...ids: number[]) => ({
  role: 'user' as const,
  photos: ids.length > 0 ? ids.map((id) => ({ id, width: 1, height: 1 })) : null,
});
const answer = { role: 'assistant' as const, photos: null };

describe('the photos an answer is based on', () => {
  it('are those of the question and of the two before it', () => {
    const turns = [question(1), answer, question(2), answer, question(), answer, question(3, 4)];
    expect(askedPhotos(turns)).toEqual({ now: [3, 4], before: [2] });
    expect(askedPhotos([question(2), answer, question()])).toEqual({ now: [], before: [2] });
  });

  it('are ten at most, the newest', () => {
    const many = [question(1, 2, 3), answer, question(4, 5, 6, 7, 8, 9, 10, 11, 12)];
    expect(askedPhotos(many)).toEqual({ now: [4, 5, 6, 7, 8, 9, 10, 11, 12], before: [3] });
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(askedPhotos([question(99), question(...ten)])).toEqual({ now: ten, before: [] });
    expect(askedPhotos([question(...ten, 11)])?.now).toHaveLength(10);
  });

  it('are looked at once, however often their question was asked again', () => {
    expect(askedPhotos([question(1), question(1), question(1, 2)])).toEqual({
      now: [1, 2],
      before: [],
    });
    expect(askedPhotos([question(1), question(1), question()])).toEqual({ now: [], before: [1] });
  });

  it('are none if none were sent', () => {
    expect(askedPhotos([question(), answer, question()])).toBeUndefined();
  });
});
