import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Language } from '../contract/languages.js';
import { HandbookService } from './handbook.service.js';
import { suggestFollowUps } from './answer/follow-ups.js';
import { composeHandbookAnswer, type HandbookAnswer } from './answer/compose-answer.js';
import { TEXTS } from './answer/texts.js';
import { findKnowledge, type Knowledge } from './answer/knowledge.js';
import type { AnswerFacts, Question } from './answer/question.js';

/** Pause between two words, in milliseconds: about three times as fast as people read. */
const WORD_PAUSE = 15;

interface Composed extends HandbookAnswer {
  followUps: string[];
  language: Language;
}

export type { Knowledge };

/** Answers without a language model: composes what the handbook knows, at reading pace. */
@Injectable()
export class HandbookAssistant {
  constructor(private readonly handbook: HandbookService) {}

  answer(question: Question, signal: AbortSignal): AsyncGenerator<string, AnswerFacts> {
    return atReadingPace(this.compose(question), signal);
  }

  /** An answer in place of a model's, and marked as such; `null` when the handbook has none. */
  standIn(question: Question, signal: AbortSignal): AsyncGenerator<string, AnswerFacts> | null {
    const composed = this.compose(question);
    if (composed.sources.length === 0) return null;
    const said = [TEXTS[composed.language].noModel, composed.text];
    // In an emergency nothing comes before what to do.
    if (question.triage.level === 'emergency') said.reverse();
    return atReadingPace({ ...composed, text: said.join('\n\n') }, signal);
  }

  /** What the handbook knows of a question, in the light of the pet and the conversation. */
  knowledge(question: Question): Knowledge {
    return findKnowledge(this.handbook, question);
  }

  /** Up to three short questions that may come next. */
  followUps(question: Question, knowledge: Knowledge): string[] {
    return suggestFollowUps({ ...question, ...knowledge });
  }

  private compose(question: Question): Composed {
    const knowledge = this.knowledge(question);
    const { text, sources } = composeHandbookAnswer({ ...question, ...knowledge });
    // Small talk and what the handbook does not know lead nowhere.
    const followUps = sources.length > 0 ? this.followUps(question, knowledge) : [];
    return { text, sources, followUps, language: knowledge.language };
  }
}

async function* atReadingPace(
  { text, sources, followUps }: Composed,
  signal: AbortSignal,
): AsyncGenerator<string, AnswerFacts> {
  for (const word of text.match(/\S+\s*/g) ?? []) {
    yield word;
    await delay(WORD_PAUSE);
    signal.throwIfAborted();
  }
  return { sources, followUps, model: 'handbook' };
}
