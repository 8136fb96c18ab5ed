import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Language } from '../contract/languages.js';
import type { PetFacts } from '../contract/pets.js';
import type { HandbookExcerpt } from '../contract/worries.js';
import { HandbookService, intentsOf } from './handbook.service.js';
import { suggestFollowUps } from './answer/follow-ups.js';
import { withAnswerGiven } from './answer/ask-back.js';
import { computed, figureFor, type CareTopic } from './answer/figures.js';
import { readSubject } from './answer/subject.js';
import { composeHandbookAnswer } from './answer/compose-answer.js';
import { TEXTS } from './answer/texts.js';
import { withFactTold } from './answer/told-fact.js';
import { findKnowledge, type Knowledge } from './answer/knowledge.js';
import { withOwnWords, type OwnWords } from './answer/own-words.js';
import { excerptsOf } from './answer/excerpts.js';
import type { Turn } from '../contract/chat.js';
import type { HandbookFacts, HandbookAnswer, HandbookQuestion } from './answer/question.js';
import { withoutOtherDeath } from '../language/death.js';
import { bothEnds } from '../language/text.js';

/** Pause between two words, in milliseconds: about three times as fast as people read. */
const WORD_PAUSE = 15;
/** Characters read of a question, and of each earlier one; turns read of the conversation. */
const [MOST_READ, MOST_READ_BEFORE, TURNS_READ] = [900, 250, 16];

/** How many of the best matches have their figures computed. */
const COMPUTED_FROM = 2;

/** An answer of the handbook, with what may be asked next. */
export interface HandbookReply extends Omit<HandbookAnswer, 'answers'> {
  followUps: string[];
  language: Language;
}

export type { Knowledge, OwnWords };

/** Answers without a language model: composes what the handbook knows, at reading pace. */
@Injectable()
export class HandbookAssistantService {
  constructor(private readonly handbook: HandbookService) {}

  /**
   * An answer instead of a model's, marked as such; `null` if there is none. In an alarm there always
   * is one: the call.
   */
  standIn(question: HandbookQuestion, own: OwnWords | null = null): HandbookReply | null {
    const composed = this.compose(question, own);
    const isAlarm = question.triage.level !== 'routine';
    const isAnswered = composed.sources.length > 0 || composed.text === own?.text;
    if (!isAlarm && !isAnswered) return null;
    const said = [TEXTS[composed.language].noModel, composed.text];
    // In an emergency nothing comes before what to do.
    if (question.triage.level === 'emergency') said.reverse();
    return { ...composed, text: said.join('\n\n') };
  }

  /**
   * Streams an answer word by word, at reading pace.
   * @throws the signal's reason when it is aborted.
   */
  async tell(
    { text, sources, followUps }: HandbookReply,
    { say, signal }: { say: (word: string) => void; signal: AbortSignal },
  ): Promise<HandbookFacts> {
    for (const word of text.match(/\S+\s*/g) ?? []) {
      say(word);
      await delay(WORD_PAUSE);
      signal.throwIfAborted();
    }
    return { sources, followUps, model: 'handbook' };
  }

  /** What the handbook knows about a question, in the light of the pet and the conversation. */
  knowledge(question: HandbookQuestion): Knowledge {
    return findKnowledge(this.handbook, bounded(question));
  }

  /** Figures for this animal on the subject of the question, a sentence or two each. */
  computed(asked: HandbookQuestion, { matches, language }: Knowledge): string[] {
    const { question, pet } = bounded(asked);
    const intents = intentsOf(question);
    const texts = matches.slice(0, COMPUTED_FROM).flatMap(({ entry }) => {
      const subject = readSubject(question, pet, entry);
      return figureFor(entry.id, { question, intents, subject, language })?.text ?? [];
    });
    return [...new Set(texts)];
  }

  /** The figure for a given topic, with the facts stated in `told`; `null` if there are too few. */
  compute(topic: CareTopic, told: string, about: { pet: PetFacts; language: Language }) {
    const question = bothEnds(told, MOST_READ);
    const { language, pet } = about;
    return computed(topic, { question, language, subject: readSubject(question, pet) });
  }

  /** What the handbook says about a worry concerning an unknown animal, topic by topic. */
  excerpts(asked: HandbookQuestion, isSpeciesSure: boolean): HandbookExcerpt[] {
    const question = bounded(asked);
    return excerptsOf(question, this.knowledge(question), isSpeciesSure);
  }

  /** Up to three short next questions. */
  followUps(question: HandbookQuestion, knowledge: Knowledge): string[] {
    return suggestFollowUps({ ...question, ...knowledge });
  }

  /**
   * The whole answer at once.
   * @param own text in addition to the handbook's.
   */
  compose(asked: HandbookQuestion, own: OwnWords | null = null): HandbookReply {
    const question = withFactTold(withAnswerGiven(bounded(asked)));
    const knowledge = this.knowledge(question);
    const { text, sources, answers } = composeHandbookAnswer({ ...question, ...knowledge });
    // Small talk and unanswered questions have no follow-up.
    const next = sources.length > 0 ? this.followUps(question, knowledge) : [];
    const composed = { text, sources, followUps: answers ?? next, language: knowledge.language };
    return withOwnWords(composed, own, question);
  }
}

/**
 * The part of a question and its conversation that is read: long texts say little more, and cost
 * time.
 */
function bounded(asked: HandbookQuestion): HandbookQuestion {
  const ofUser = ({ role, content }: Turn): Turn =>
    role === 'user' ? { role, content: bothEnds(content, MOST_READ_BEFORE) } : { role, content };
  return {
    ...asked,
    question: withoutOtherDeath(bothEnds(asked.question, MOST_READ)),
    history: asked.history.slice(-TURNS_READ).map(ofUser),
  };
}
