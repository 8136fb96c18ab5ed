import { Injectable } from '@nestjs/common';
import { assessFor } from '../chat/question-triage.js';
import type { Triage, TriageLevel } from '../contract/chat.js';
import type { Language } from '../contract/languages.js';
import type { Species } from '../contract/species.js';
import type { WorryBody, WorryReply } from '../contract/worries.js';
import { HandbookReaderService } from './handbook-reader.service.js';

const GRAVITY: Record<TriageLevel, number> = { routine: 0, urgent: 1, emergency: 2 };
/** Species to assess if none is given: the gravest result counts. */
const LIKELY: readonly Species[] = ['gatto', 'cane', 'altro'];

/**
 * The safety rules and the handbook for a visitor: nothing is stored, logged or sent to a model.
 */
@Injectable()
export class WorriesService {
  constructor(private readonly handbook: HandbookReaderService) {}

  async hear({ text, species, language = 'en' }: WorryBody): Promise<WorryReply> {
    const triage = gravest(text, species === undefined ? LIKELY : [species], language);
    const handbook = await this.handbook.read({ text, species: species ?? null, triage });
    return { triage, handbook };
  }
}

function gravest(text: string, likely: readonly Species[], language: Language): Triage {
  const visitor = { country: null, language };
  const unknown = { weightKg: null, ageYears: null };
  const [first, ...others] = likely.map(
    (species) => assessFor(visitor, { text, species, ...unknown }).triage,
  );
  if (!first) throw new Error('No animal to assess');
  return others.reduce(
    (worst, one) => (GRAVITY[one.level] > GRAVITY[worst.level] ? one : worst),
    first,
  );
}
