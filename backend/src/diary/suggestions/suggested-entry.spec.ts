import { describe, expect, it } from '@jest/globals';
import type { NewDiaryEntry } from '../../contract/diary.js';
import { readDiary } from '../reading/read-diary.js';
import { entryIn } from './suggested-entry.js';

const PET = { name: 'Micia', species: 'gatto', birthDate: null } as const;

/** 21:00 on 12 May in New York, 02:00 on the 13th in London. */
const ASKED = new Date('2026-05-13T01:00:00Z');

const suggestionOf = (question: string, askedAt = ASKED) => {
  const [entry] = readDiary(question, { now: askedAt, pet: PET }) as [NewDiaryEntry];
  return { question, askedAt, entry: { ...entry, clientId: 'once' } };
};

describe('the time of a suggested entry', () => {
  it('is read in the time zone of the owner, not in that of the language', () => {
    const told = suggestionOf('She vomited yesterday at 8 in the morning.');
    expect(told.entry.at).toBe('2026-05-12T07:00:00.000Z');
    const inNewYork = entryIn(told, PET, 'America/New_York');
    expect(inNewYork).toEqual({ ...told.entry, at: '2026-05-11T12:00:00.000Z' });
    expect(entryIn(told, PET, undefined)).toEqual(told.entry);
  });

  it('is that of its own words, where a question states several events', () => {
    const question = 'Yesterday at 8 she weighed 4 kg. Yesterday at 9 she vomited.';
    const read = readDiary(question, { now: ASKED, pet: PET });
    const inRome = read.map((entry) =>
      entryIn({ question, askedAt: ASKED, entry }, PET, 'Europe/Rome').at.slice(5, 16),
    );
    expect(inRome).toEqual(['05-12T06:00', '05-12T07:00']);
  });

  it('stays as stored without the words, or if they no longer fit the pet', () => {
    const told = suggestionOf('Micia vomited yesterday at 8 in the morning.');
    const unknown = { ...told, question: null, askedAt: null };
    expect(entryIn(unknown, PET, 'Asia/Tokyo')).toEqual(told.entry);
    const renamed = { ...PET, name: 'Luna', species: 'cane' } as const;
    expect(entryIn({ ...told, question: 'The cat is fine.' }, renamed, 'Asia/Tokyo')).toEqual(
      told.entry,
    );
  });
});
