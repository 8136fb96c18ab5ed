import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import type { Language } from '../../contract/languages.js';
import { PAGES } from '../../contract/pages.js';
import { includesPlan } from '../../contract/plans.js';
import { DiaryAnswersService } from '../../diary/questions/diary-answers.service.js';
import type { OwnWords } from '../../handbook/handbook-assistant.service.js';
import { replyLanguage } from '../../language/language.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { RemindersService } from '../../reminders/reminders.service.js';
import type { Question } from '../../replies/reply-generator.js';
import { neverSaid } from '../../safety/triage.js';
import { kindOf } from '../../reminders/reading/task.js';
import { goodNews } from './good-news.js';
import { OWN_WORDS } from './own-words.texts.js';
import { readReminderQuestion } from './reminder-question.js';
import { tellReminders } from './tell-reminders.js';
import { readWish, type Wish } from './wish.js';

/** With fewer words left, the rest is just a greeting. */
const FEWEST_WORDS = 3;

/** An answer from outside the handbook, and the part of the question left to the handbook. */
export interface Own {
  words: OwnWords;
  /** `data` is about the pet; an `offer` is what Zampa can do, without any words of the owner. */
  kind: 'data' | 'offer';
  question: Question;
}

/** Answers from what is known about this pet, and from what Zampa can do. */
@Injectable()
export class OwnWordsService {
  constructor(
    private readonly diary: DiaryAnswersService,
    private readonly reminders: RemindersService,
    @Inject(ENV) private readonly env: Pick<Env, 'PUBLIC_URL'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Returns an answer to a question that asks for such data or offers; null for any other, and on
   * failure: an answer without them is better than none.
   */
  async to(question: Question): Promise<Own | null> {
    return this.orNothing(question, async () => {
      const language = replyLanguage(question).language;
      return (
        this.toWish(question, language) ??
        (await this.ofDiary(question, language)) ??
        (await this.ofReminders(question, language))
      );
    });
  }

  /**
   * Like `to`, but also returns the reply to a message that ends an alarm, which no search answers,
   * or a line that belongs beside the handbook's answer to any other question.
   */
  async toOrBeside(question: Question): Promise<Own | null> {
    const own = await this.to(question);
    if (own || question.triage.level !== 'routine') return own;
    const news = goodNews(question);
    if (news) return { ...news, kind: 'offer' };
    return this.orNothing(question, async () => {
      const line = await this.diary.beside({
        ...question,
        language: replyLanguage(question).language,
      });
      if (line === null) return null;
      const words: OwnWords = { text: line, place: 'beside', fact: '', followUps: [] };
      return { words, kind: 'data', question };
    });
  }

  private toWish(question: Question, language: Language): Own | null {
    const read = readWish(question.question, language);
    if (!read) return null;
    const isPaid = includesPlan(question.plan, 'pro');
    const text = offerFor(read.wish, { isPaid, language, asked: question.question });
    const followUps = read.wish.wants === 'reminder' && isPaid ? read.wish.suggests : [];
    // An alarm is no place for plans or summaries; a reminder may be to call a vet.
    const isKept = isPaid && read.wish.wants === 'reminder' && question.triage.level === 'urgent';
    const words: OwnWords = { text, place: 'instead', fact: isKept ? text : '', followUps };
    return left({ words, kind: 'offer', question }, read.rest);
  }

  private async ofDiary(question: Question, language: Language): Promise<Own | null> {
    const before = question.history.findLast(({ role }) => role === 'user')?.content;
    const reply = await this.diary.of({ ...question, before, language });
    if (!reply) return null;
    const { text, fact, isOpen, isOffer, rest } = reply;
    const { level } = question.triage;
    const isSayable = fact?.split('\n').every((line) => neverSaid(line, { level }) === null);
    const words: OwnWords = {
      text,
      place: isOffer ? 'behind' : isOpen ? 'before' : 'instead',
      fact: isSayable ? (fact ?? '') : '',
      followUps: [],
    };
    return left({ words, kind: 'data', question }, rest);
  }

  private async ofReminders(question: Question, language: Language): Promise<Own | null> {
    const kind = readReminderQuestion(question.question);
    if (kind === null) return null;
    const { userId, plan, petId, pet } = question;
    const set = (await this.reminders.list(userId, petId)).filter(
      (one) => one.state === 'active' && (kind === 'all' || one.kind === kind),
    );
    // Left to the handbook, which says when something is due by age and schedule.
    if (kind !== 'all' && set.length === 0) return null;
    const isPaid = includesPlan(plan, 'pro');
    const url = `${this.env.PUBLIC_URL}${PAGES.pet.replace(':petId', String(petId))}`;
    const now = new Date();
    const text = tellReminders(set, { name: pet.name, url, now, isPaid, language });
    const words: OwnWords = { text, place: 'instead', fact: '', followUps: [] };
    return { words, kind: 'data', question };
  }

  private async orNothing(
    { petId }: Question,
    find: () => Promise<Own | null>,
  ): Promise<Own | null> {
    try {
      return await find();
    } catch (err) {
      this.logger.warn({ err, petId }, 'the answer knows nothing of diary and reminders');
      return null;
    }
  }
}

/** Leaves the rest of a message to the handbook; in an alarm, all of it. */
function left(own: Own, rest: string): Own {
  const isMore = (rest.match(/\p{L}+/gu) ?? []).length >= FEWEST_WORDS;
  if (!isMore || own.question.triage.level !== 'routine') return own;
  const place = own.words.place === 'instead' ? 'before' : own.words.place;
  const question = { ...own.question, question: rest };
  return { ...own, words: { ...own.words, place }, question };
}

/** Contains no text of the owner, because a model receives it as an instruction. */
function offerFor(
  wish: Wish,
  { isPaid, language, asked }: { isPaid: boolean; language: Language; asked: string },
): string {
  const { reminder, summary } = OWN_WORDS[language];
  if (wish.wants === 'summary') return isPaid ? summary.paid : summary.free;
  if (!isPaid) return reminder.free;
  if (!wish.isRead) return reminder.when;
  return kindOf(asked) === 'medicine' ? `${reminder.read} ${reminder.medicine}` : reminder.read;
}
