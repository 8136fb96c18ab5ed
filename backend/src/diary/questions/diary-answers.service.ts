import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import type { Language } from '../../contract/languages.js';
import { PAGES } from '../../contract/pages.js';
import type { PetFacts } from '../../contract/pets.js';
import { includesPlan, type Plan } from '../../contract/plans.js';
import { DiaryRepository } from '../diary.repository.js';
import { animalOf } from '../insights/animal.js';
import { answerQuestion, fromProfile, type DiaryAnswer } from './answer-question.js';
import { readQuestion } from './read-question.js';
import { relatedFinding } from './related-finding.js';
import { Wording } from './wording.js';

/** Maximum of entries considered for an answer: years of a diary, read in a few milliseconds. */
const MOST_ENTRIES = 1000;

export interface AskedOfDiary {
  question: string;
  /** The owner's previous question. */
  before?: string | undefined;
  plan: Plan;
  petId: number;
  pet: PetFacts;
  hasDiary: boolean;
  /** Of the owner, as far as it is known. */
  timeZone?: string | undefined;
  /** Used if the question does not show its language. */
  language: Language;
}

export interface DiaryReply extends DiaryAnswer {
  /** Whether it offers a plan with the diary instead of an answer from it. */
  isOffer: boolean;
  /** The rest of the message. */
  rest: string;
}

/** Answers from a pet's diary, and lines from it for other answers. */
@Injectable()
export class DiaryAnswersService {
  constructor(
    private readonly diary: DiaryRepository,
    @Inject(ENV) private readonly env: Pick<Env, 'PUBLIC_URL'>,
  ) {}

  /**
   * The answer to a question about the diary, depending on the plan; null for any other question.
   */
  async of(asked: AskedOfDiary): Promise<DiaryReply | null> {
    const { pet, petId, plan, hasDiary, timeZone } = asked;
    const now = new Date();
    const read = readQuestion(asked.question, { ...asked, now });
    if (!read) return null;
    const { question, rest } = read;
    const about = { animal: animalOf(pet), medicines: pet.medicines ?? null };
    const url = this.pageOf(petId);
    if (!includesPlan(plan, 'pro')) {
      const wording = new Wording(question.language, now, timeZone);
      const { texts } = wording;
      const known = fromProfile(question, about, wording);
      const offer = [texts.onPro(pet.name), hasDiary ? texts.kept(pet.name, url) : ''];
      const text = [known, offer.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
      return { fact: null, text, isOpen: true, isOffer: true, rest };
    }
    const facts = await this.diary.facts(petId);
    return {
      ...answerQuestion(question, { ...about, facts, url, now, timeZone }),
      isOffer: false,
      rest,
    };
  }

  /**
   * A line for an answer to another question; usually null, and always on a plan without the diary.
   */
  async beside(asked: AskedOfDiary): Promise<string | null> {
    const { question, plan, petId, pet, hasDiary, language } = asked;
    if (!hasDiary || !includesPlan(plan, 'pro')) return null;
    const facts = await this.diary.newest(petId, MOST_ENTRIES);
    return relatedFinding({ question, animal: animalOf(pet), facts, now: new Date() }, language);
  }

  /** Address of the pet's page. */
  private pageOf(petId: number): string {
    return `${this.env.PUBLIC_URL}${PAGES.pet.replace(':petId', String(petId))}`;
  }
}
