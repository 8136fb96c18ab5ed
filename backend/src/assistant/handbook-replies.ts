import { Injectable } from '@nestjs/common';
import type { Language } from '../contract/languages.js';
import type { PetFacts } from '../contract/pets.js';
import {
  HandbookAssistantService,
  type HandbookReply,
} from '../handbook/handbook-assistant.service.js';
import { replyLanguage } from '../language/language.js';
import type {
  AnswerFacts,
  AnswerSink,
  Question,
  ReplyGenerator,
  ToldQuestion,
} from '../replies/reply-generator.js';
import { doseNote } from './dose-note.js';
import { allergenIn } from './noted-allergens.js';
import { OwnWordsService, type Own } from './own-words/own-words.service.js';
import { unseenPhotos } from './unseen-photos.js';
import { MemoryReaderService } from './memory-reader.service.js';

const WORDS = {
  en: {
    allergies: 'allergies',
    takes: 'takes',
    neutered: () => 'neutered',
    entire: 'not neutered',
  },
  it: {
    allergies: 'allergie',
    takes: 'prende',
    neutered: ({ sex }: PetFacts) => (sex === 'male' ? 'castrato' : 'sterilizzata'),
    entire: 'non sterilizzato',
  },
} satisfies Record<Language, object>;

/** Kinds of memories that change what is good for an animal. */
const ON_HEALTH = new Set(['allergy', 'medicine', 'condition']);

/**
 * Merges all that is known about the animal's health, each fact once: the handbook takes one text.
 */
export function forHandbook(question: Question): Question {
  const { pet, memories = [] } = question;
  const words = WORDS[replyLanguage(question).language];
  const { healthConditions, allergies, medicines, neutered } = pet;
  const parts = [
    healthConditions,
    allergies && `${words.allergies}: ${allergies}`,
    medicines && `${words.takes} ${medicines}`,
    neutered === true ? words.neutered(pet) : neutered === false ? words.entire : null,
  ].filter((part) => typeof part === 'string' && part !== '');
  const known = parts.join(', ').toLowerCase();
  const told = memories
    .filter(
      ({ kind, value }) => ON_HEALTH.has(kind) && !known.includes((value ?? '\0').toLowerCase()),
    )
    .map(({ text }) => text);
  return { ...question, pet: { ...pet, healthConditions: [...parts, ...told].join(', ') || null } };
}

const OTHERWISE: Record<Language, (name: string, cause: string) => string> = {
  en: (name, cause) =>
    `**Not for ${name}:** you noted an allergy to ${cause}. What usually applies:\n\n`,
  it: (name, cause) =>
    `**Non per ${name}:** hai indicato un'allergia (${cause}). Di solito vale questo:\n\n`,
};

/** Precedes an answer about something that the pet is allergic to; empty otherwise. */
export function allergyNote(asking: Question): string {
  const { question, pet, memories = [], triage } = asking;
  if (triage.level !== 'routine') return '';
  const told = memories.flatMap(({ kind, value }) => (kind === 'allergy' ? (value ?? []) : []));
  const { language } = replyLanguage(asking);
  const cause = allergenIn(question, [pet.allergies ?? '', ...told].join('\n'), language);
  if (cause === undefined) return '';
  return OTHERWISE[language](pet.name, cause);
}

/** Writes replies without a language model: the handbook answers for this pet. */
@Injectable()
export class HandbookReplies implements ReplyGenerator {
  constructor(
    private readonly handbook: HandbookAssistantService,
    private readonly memories: MemoryReaderService,
    private readonly ownWords: OwnWordsService,
  ) {}

  async answer(asked: Question, sink: AnswerSink): Promise<AnswerFacts> {
    const own = await this.ownWords.toOrBeside(asked);
    const answer = this.handbook.compose(forHandbook(own?.question ?? asked), own?.words);
    return this.tell(answer, { asked, own }, sink);
  }

  /** Prepares an answer that replaces a model's; `null` if the handbook has none. */
  async standIn(asked: Question): Promise<((sink: AnswerSink) => Promise<AnswerFacts>) | null> {
    const own = await this.ownWords.toOrBeside(asked);
    const answer = this.handbook.standIn(forHandbook(own?.question ?? asked), own?.words);
    return answer && ((sink) => this.tell(answer, { asked, own }, sink));
  }

  remember(told: ToldQuestion): Promise<void> {
    return this.memories.remember(told);
  }

  /** Streams an answer with the notes before and after it. */
  private async tell(
    answer: HandbookReply,
    { asked, own }: { asked: Question; own: Own | null },
    sink: AnswerSink,
  ): Promise<AnswerFacts> {
    const unseen = unseenPhotos(asked);
    sink.say(unseen.before);
    sink.say(doseNote(asked));
    if (own?.words.place !== 'instead') sink.say(allergyNote(own?.question ?? asked));
    const facts = await this.handbook.tell(answer, sink);
    sink.say(unseen.behind);
    return facts;
  }
}
