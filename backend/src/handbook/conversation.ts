import type { Language } from '../contract/languages.js';
import { animalsOfBreed, namedAnimals, type NamedAnimal, namedStage } from './animals.js';
import type { Asked } from './answered.js';
import {
  isElsewhere,
  questionIn,
  relationOf,
  standsAlone,
  type Relation,
  type Topic,
} from './dialogue.js';
import type { LifeStage } from './entry.js';
import type { EarlierQuestion, HandbookQuery } from './handbook-query.js';
import { kindsOf } from './kinds.js';
import type { HandbookIndex } from './handbook-index.js';
import { intentsOf } from './intents.js';
import type { AskedWord } from './lexicon.js';

/** Scores of entries, by id. */
export type Ranking = ReadonlyMap<string, number>;

/** One question of a conversation, after reading. */
interface ReadQuestion {
  ranked: Ranking;
  asked: Asked;
  isCarried: boolean;
  topic: Topic | null;
}

/** What one question says on its own. */
interface Heard extends EarlierQuestion {
  /** Animals named in it. */
  named: readonly NamedAnimal[];
  stage: LifeStage | null;
  asked: Asked;
  /** The ranking by its own words alone. */
  own: Ranking;
}

/** From this score on, the words of a follow-up count in full. */
const CLEAR_SCORE = 300;
const EARLIER_WORD_WEIGHT = 0.5;
const WITH_ANOTHER = /\b(?:with|be|con)\s+(?:an?|un|una)\b/i;

/** Reads a conversation question by question, each against the topic so far. */
export class Conversation {
  constructor(private readonly indexes: Readonly<Record<Language, HandbookIndex>>) {}

  /** The newest question, in the light of earlier ones. */
  read(asked: HandbookQuery): ReadQuestion {
    const query = withToldKind(asked);
    const { question: text, language } = query;
    const topic = query.history
      .map((one) => (typeof one === 'string' ? { text: one, language } : one))
      .reduce<Topic | null>((before, one) => this.readOne(one, before, query).topic, null);
    return this.readOne({ text, language }, topic, query);
  }

  /** One question against the topic of the conversation so far. */
  private readOne(said: EarlierQuestion, topic: Topic | null, query: HandbookQuery): ReadQuestion {
    const heard = this.hear(said, topic, query);
    if (topic === null) return this.alone(heard, null, query);
    const relation = this.relate(heard, topic, query);
    return relation.hangsOn
      ? this.carried(heard, topic, relation, query)
      : this.alone(heard, topic, query);
  }

  private hear(
    { text, language }: EarlierQuestion,
    topic: Topic | null,
    query: HandbookQuery,
  ): Heard {
    const index = this.indexes[language];
    const found = namedAnimals(text).map((one) => ofItsKind(one, query));
    // "Can it live with a guinea pig?" is about both of them.
    const named =
      topic !== null && found.length > 0 && WITH_ANOTHER.test(text)
        ? [...found, ...petAnimals(query)]
        : found;
    const animals =
      [named, topic?.animals ?? []].find((one) => one.length > 0) ?? petAnimals(query);
    const stage = namedStage(text) ?? query.stage ?? null;
    const asking = index.read(questionIn(text), query.name);
    // "He pulls on the lead. What can I do?": the topic is in the statement.
    const words = (asking.length > 0 ? asking : index.read(text, query.name)).filter(
      ({ isKnown }) => topic === null || isKnown,
    );
    const own = index.rank(text, { ...query, animals, stage });
    return {
      text,
      language,
      named,
      stage,
      own,
      asked: { words, intents: intentsOf(text), animals, stage },
    };
  }

  private relate(
    { text, language, named, asked, own }: Heard,
    topic: Topic,
    query: HandbookQuery,
  ): Relation {
    const index = this.indexes[language];
    const inTopic = this.inLightOf(topic, asked, query);
    return relationOf({
      question: text,
      asked: asked.words,
      language,
      covered: index.words.coverage(topic.id, asked.words),
      answered: index.answeredBy(topic.id, inTopic)?.fit ?? 0,
      fit: index.answeredBy(bestOf(own), asked)?.fit ?? 0,
      isNamed: index.words.entitles(bestOf(own), asked.words),
      isOfTopic: index.words.asksAbout(topic.id, asked.words),
      isOwn: standsAlone(text, named, query.name),
      isElsewhere: own.size === 0 && isElsewhere(text, index.read(text, query.name), query.name),
    });
  }

  /** A question that its own words explain. */
  private alone(heard: Heard, topic: Topic | null, query: HandbookQuery): ReadQuestion {
    const { text, language, named, stage, asked } = heard;
    const animals = named.length > 0 ? named : petAnimals(query);
    const isOfPet = animals !== asked.animals && (topic?.animals.length ?? 0) > 0;
    const ranked = isOfPet
      ? this.indexes[language].rank(text, { ...query, animals, stage })
      : heard.own;
    const id = bestOf(ranked);
    const next = { id, question: text, language, animals: named, intents: asked.intents };
    return {
      ranked,
      asked: { ...asked, animals },
      isCarried: false,
      topic: id === '' ? topic : next,
    };
  }

  /** A question that continues or changes the topic. */
  private carried(
    heard: Heard,
    topic: Topic,
    relation: Relation,
    query: HandbookQuery,
  ): ReadQuestion {
    const { text, language, named, stage, asked, own } = heard;
    const earlier = this.rankingOf(topic, { ...query, animals: asked.animals, stage });
    const ranked = joined(own, earlier, relation);
    const id = bestOf(ranked) || topic.id;
    const animals = named.length > 0 ? named : topic.animals;
    const isNew = own.has(id) && id !== topic.id;
    const question = isNew ? { question: text, language } : topic;
    return {
      ranked,
      asked: this.inLightOf(topic, asked, query),
      isCarried: id === topic.id,
      topic: {
        id,
        question: question.question,
        language: question.language,
        animals,
        intents: asked.intents,
      },
    };
  }

  private inLightOf(topic: Topic, asked: Asked, query: HandbookQuery): Asked {
    const stage = namedStage(topic.question) ?? asked.stage ?? null;
    return { ...asked, stage, context: this.wordsOf(topic, query), before: topic.intents };
  }

  /** The entries on the topic for the animals now asked about, the topic's own entry first. */
  private rankingOf(topic: Topic, fit: Parameters<HandbookIndex['rank']>[1]): Ranking {
    const index = this.indexes[topic.language];
    const stage = namedStage(topic.question) ?? fit.stage ?? null;
    const ranked = index.rank(topic.question, { ...fit, stage });
    if (!index.concerns(topic.id, fit.animals)) return ranked;
    return new Map(ranked).set(topic.id, Math.max(...ranked.values(), 1));
  }

  private wordsOf(topic: Topic, query: HandbookQuery): AskedWord[] {
    return this.indexes[topic.language]
      .read(topic.question, query.name)
      .map((word) => ({ ...word, weight: word.weight * EARLIER_WORD_WEIGHT }));
  }
}

/** Which animal the pet is: the breed may show it for "altro", and the kind of a bird. */
export function petAnimals({ species, breed }: HandbookQuery): readonly NamedAnimal[] {
  const ofBreed = animalsOfBreed(breed).filter((one) => one.species === species);
  return ofBreed.length > 0 ? ofBreed : [{ species, word: '' }];
}

/** Where the profile does not say which of the other animals it is, the conversation may. */
function withToldKind(query: HandbookQuery): HandbookQuery {
  if (query.species !== 'altro' || animalsOfBreed(query.breed).length > 0) return query;
  const told = query.history
    .flatMap((one) => namedAnimals(typeof one === 'string' ? one : one.text))
    .findLast(({ species }) => species === 'altro');
  return told ? { ...query, breed: told.word } : query;
}

/** "My fish", from the owner of a betta, is the betta. */
function ofItsKind(named: NamedAnimal, query: HandbookQuery): NamedAnimal {
  if (kindsOf(named.word).length > 0) return named;
  const isPet = ({ species, animal }: NamedAnimal) =>
    species === named.species && animal === named.animal;
  return petAnimals(query).find(isPet) ?? named;
}

const topOf = (ranking: Ranking): number => Math.max(...ranking.values(), 1);

/** The id with the highest score; empty if there is none. */
const bestOf = (ranking: Ranking): string => {
  let [best, top] = ['', 0];
  for (const [id, score] of ranking) if (score > top) [best, top] = [id, score];
  return best;
};

/** The topic of the conversation, changed by the words of the new question. */
function joined(own: Ranking, earlier: Ranking, weight: Relation): Ranking {
  const ownTop = Math.max(topOf(own), CLEAR_SCORE);
  const earlierTop = topOf(earlier);
  const sum = new Map<string, number>();
  for (const id of [...own.keys(), ...earlier.keys()]) {
    const ofOwn = (weight.own * (own.get(id) ?? 0)) / ownTop;
    const ofEarlier = weight.earlier * ((earlier.get(id) ?? 0) / earlierTop) ** 2;
    sum.set(id, CLEAR_SCORE * (ofOwn + ofEarlier));
  }
  return sum;
}
