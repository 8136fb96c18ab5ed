import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { HandbookService } from '../handbook/handbook.service.js';
import { suggestFollowUps } from './follow-ups.js';
import { composeHandbookAnswer } from './handbook-answer.js';
import { findKnowledge } from './knowledge.js';
import type { AnswerFacts, Mind, MindQuestion } from './mind.js';

/** Pause between two words, in milliseconds: about three times as fast as people read. */
const WORD_PAUSE = 15;

/** Answers without a language model: composes what the handbook knows, at reading pace. */
@Injectable()
export class HandbookAssistant implements Mind {
  constructor(private readonly handbook: HandbookService) {}

  async *answer(question: MindQuestion, signal: AbortSignal): AsyncGenerator<string, AnswerFacts> {
    const knowledge = findKnowledge(this.handbook, question);
    const { text, sources } = composeHandbookAnswer({ ...question, ...knowledge });
    // Small talk and what the handbook does not know lead nowhere.
    const followUps = sources.length > 0 ? suggestFollowUps({ ...question, ...knowledge }) : [];
    for (const word of text.match(/\S+\s*/g) ?? []) {
      yield word;
      await delay(WORD_PAUSE);
      signal.throwIfAborted();
    }
    return { sources, followUps, model: 'handbook' };
  }
}
