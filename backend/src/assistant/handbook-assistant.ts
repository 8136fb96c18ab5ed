import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { HandbookService } from '../handbook/handbook.service.js';
import { suggestFollowUps } from './follow-ups.js';
import { composeHandbookAnswer, type HandbookAnswer } from './handbook-answer.js';
import { TEXTS } from './handbook-texts.js';
import { findKnowledge } from './knowledge.js';
import type { Language } from './language.js';
import type { AnswerFacts, ReplyGenerator, Question } from '../replies/reply-generator.js';

/** Pause between two words, in milliseconds: about three times as fast as people read. */
const WORD_PAUSE = 15;

interface Composed extends HandbookAnswer {
  followUps: string[];
  language: Language;
}

/** Answers without a language model: composes what the handbook knows, at reading pace. */
@Injectable()
export class HandbookAssistant implements ReplyGenerator {
  constructor(private readonly handbook: HandbookService) {}

  answer(question: Question, signal: AbortSignal): AsyncGenerator<string, AnswerFacts> {
    return tell(this.compose(question), signal);
  }

  /** An answer in place of a model's, and marked as such; `null` when the handbook has none. */
  standIn(question: Question, signal: AbortSignal): AsyncGenerator<string, AnswerFacts> | null {
    const composed = this.compose(question);
    if (composed.sources.length === 0) return null;
    const said = [TEXTS[composed.language].noModel, composed.text];
    // In an emergency nothing comes before what to do.
    if (question.triage.level === 'emergency') said.reverse();
    return tell({ ...composed, text: said.join('\n\n') }, signal);
  }

  private compose(question: Question): Composed {
    const knowledge = findKnowledge(this.handbook, question);
    const { text, sources } = composeHandbookAnswer({ ...question, ...knowledge });
    // Small talk and what the handbook does not know lead nowhere.
    const followUps = sources.length > 0 ? suggestFollowUps({ ...question, ...knowledge }) : [];
    return { text, sources, followUps, language: knowledge.language };
  }
}

async function* tell(
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
