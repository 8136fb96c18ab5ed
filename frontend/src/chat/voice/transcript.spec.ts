import { describe, expect, it } from 'vitest';
import { Transcript, type HeardResult } from './transcript';

const sure = (transcript: string): HeardResult => ({ isFinal: true, transcript });
const maybe = (transcript: string): HeardResult => ({ isFinal: false, transcript });

const heard = (...events: HeardResult[][]): string => {
  const transcript = new Transcript();
  for (const results of events) transcript.hear(results);
  return transcript.text;
};

describe('a transcript', () => {
  it('follows interim results until they are final', () => {
    expect(heard([maybe('my')], [maybe('my hat')], [sure('My cat')])).toBe('My cat');
    expect(heard([sure('My cat ')], [sure('My cat '), maybe(' eats')])).toBe('My cat eats');
  });

  it('contains only once what Android repeats in every result', () => {
    expect(heard([sure('my'), sure('my cat'), sure('my cat eats')])).toBe('my cat eats');
    expect(heard([sure('my cat')], [sure('my cat')], [sure('my cat'), sure('my cat')])).toBe(
      'my cat',
    );
  });

  it('keeps earlier text when the browser restarts its result list', () => {
    expect(heard([sure('one'), maybe('two')], [maybe('three')])).toBe('one two three');
    expect(heard([sure('one')], [maybe('two')])).toBe('one two');
    expect(heard([sure('one')], [sure('two')])).toBe('one two');
  });

  it('includes an interim result that never becomes final', () => {
    const transcript = new Transcript();
    transcript.hear([sure('She drinks'), maybe('a lot')]);
    transcript.commit();
    transcript.hear([maybe('today')]);
    expect(transcript.text).toBe('She drinks a lot today');
  });

  it('does not treat a word as the beginning of another', () => {
    expect(heard([sure('a'), sure('apple')])).toBe('a apple');
  });
});
