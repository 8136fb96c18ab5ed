import type { Triage } from '../contract/chat.js';
import { withoutCitations } from '../contract/citations.js';
import type { Species } from '../contract/species.js';
import type { Language } from '../contract/languages.js';
import type { Entry } from '../handbook/entry.js';
import type { PetFacts } from '../contract/pets.js';
import { beginningOf } from '../language/text.js';
import type { Question, RememberedFact } from '../replies/reply-generator.js';
import type { ChatMessage } from './chat-messages.js';
import { photosHidden, photosShown, type ShownPhotos } from './photo-prompt.js';
import { RULES, RULES_OF_LEVEL } from './prompt-rules.js';
import { HISTORY_LENGTH, newestWithin, takingTurns } from './turns.js';

const STILL_OPEN =
  'An earlier message of this conversation raised this alarm, and nothing told since has closed it.';

/** Longest field of a profile that is passed on. Characters. */
const MAX_FIELD = 600;

/** Maximum total of memories. Characters, about 750 tokens. */
const MAX_REMEMBERED = 3000;

const SPECIES: Record<Species, string> = {
  cane: 'dog',
  gatto: 'cat',
  coniglio: 'rabbit',
  uccello: 'bird',
  altro: 'other small animal',
};

const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', it: 'Italian' };

export interface PromptInput extends Omit<
  Question,
  'userId' | 'plan' | 'petId' | 'hasDiary' | 'photos' | 'ownerLanguage' | 'timeZone'
> {
  photos?: ShownPhotos | undefined;
  /** What the animal's diary says, line by line. */
  diary?: readonly string[];
  /** Matching entries of the handbook, cited by position: the first one is [1]. */
  entries: readonly Entry[];
  /** Amounts and times computed for this animal, and answers from its diary. */
  computed?: readonly string[];
  /** What Zampa can do about this request, only in our own words. */
  offer?: string | undefined;
  language: Language;
}

/** The key that separates our lines from the data between them, and the date. */
export interface PromptFrame {
  /** ISO date. */
  today: string;
  /** Secret letters and digits. */
  key: string;
}

/**
 * Builds the request for one answer, most stable part first, so that a provider that caches
 * prefixes has little to process again: our rules, the same for all; the facts about the pet; the
 * conversation; then this question with its material. Only the first message is entirely ours. Text
 * from the owner, profile, handbook or summary is in the other messages, between lines that carry
 * the key. Pure; its size does not grow with the conversation.
 */
export function buildPrompt(input: PromptInput, frame: PromptFrame): ChatMessage[] {
  const { key } = frame;
  const history = takingTurns(newestWithin(input.history, HISTORY_LENGTH)).map(
    ({ role, content }) => ({ role, content: inert(withoutCitations(content), key) }),
  );
  const [first, ...talk] = [...history, asked(input, key)];
  // Joined to the first turn: many models accept only alternating roles.
  return [{ role: 'system', content: rules(frame) }, behind(known(input, key), first), ...talk];
}

/** The last message; its words depend on whether its photos can be seen. */
function asked(input: PromptInput, key: string): ChatMessage {
  const told = (photos?: string): string => question(input, key, photos);
  const { photos } = input;
  if (!photos) return { role: 'user', content: told() };
  const contentWithout = told(photosHidden(photos));
  if (photos.urls.length === 0) return { role: 'user', content: contentWithout };
  const { urls } = photos;
  return { role: 'user', content: told(photosShown(photos)), photos: { urls, contentWithout } };
}

/** Puts the known facts before the first message. */
function behind(facts: string, { content, photos }: ChatMessage): ChatMessage {
  const after = (text: string): string => `${facts}\n\n${text}`;
  return {
    role: 'user',
    content: after(content),
    ...(photos && { photos: { ...photos, contentWithout: after(photos.contentWithout) } }),
  };
}

const rules = ({ today, key }: PromptFrame): string =>
  [RULES, `The key is ${key}. Today is ${today}.`].join('\n\n');

/** What is known before the question, and seldom changes. */
function known({ pet, memories = [], diary = [], summary }: PromptInput, key: string): string {
  return [
    delimited('pet', key, profile(pet)),
    ...(memories.length > 0 ? [delimited('remembered-facts', key, remembered(memories))] : []),
    ...(diary.length > 0 ? [delimited('diary', key, diary.join('\n'))] : []),
    ...(summary ? [delimited('earlier-conversation', key, summary)] : []),
  ].join('\n\n');
}

function question(input: PromptInput, key: string, photos?: string): string {
  const { entries, computed = [], language, question: text } = input;
  return [
    delimited('instructions', key, instructions(input, photos)),
    ...entries.map((entry, index) =>
      delimited('handbook-entry', key, `[${index + 1}] ${entryText(entry, language)}`),
    ),
    ...(computed.length > 0 ? [delimited('computed', key, computed.join('\n'))] : []),
    delimited('question', key, text),
  ].join('\n\n');
}

const instructions = ({ triage, language, offer }: PromptInput, photos?: string): string =>
  [
    `Safety assessment of the question below:\n${assessment(triage)}`,
    RULES_OF_LEVEL[triage.level],
    ...(offer === undefined ? [] : [`What Zampa offers for this request: ${offer}`]),
    ...(photos === undefined ? [] : [photos]),
    `Answer in ${LANGUAGE_NAMES[language]}, whatever language the data is in.`,
  ].join('\n\n');

function assessment({ level, reasons, actions, donts, since }: Triage): string {
  const lines = (title: string, items: readonly string[]) =>
    items.length > 0 ? [`${title}: ${items.join(' | ')}`] : [];
  return [
    `Level: ${level}`,
    ...(since === undefined ? [] : [STILL_OPEN]),
    ...lines('Reasons', reasons),
    ...lines('The owner has already been shown, to do now', actions),
    ...lines('And not to do', donts),
  ].join('\n');
}

const profile = (pet: PetFacts): string =>
  Object.entries({ ...pet, species: SPECIES[pet.species] })
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) => `${name}: ${beginningOf(String(value).replaceAll('\n', ' '), MAX_FIELD)}`,
    )
    .join('\n');

/** What the owner wants to be remembered, newest last, each with its day. */
const remembered = (memories: readonly RememberedFact[]): string => {
  const lines = memories.map(({ day, text }) => ({ content: `${day}: ${text}` }));
  return newestWithin(lines, MAX_REMEMBERED)
    .map(({ content }) => content)
    .join('\n');
};

const entryText = (entry: Entry, language: Language): string =>
  `${entry[language].title}\n${entry[language].body}`;

/** Tokens that separate roles in chat templates of local models. */
const ROLE_TOKENS = /<\|+|\|+>|<\/?s>|\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>/gi;

/**
 * Neutralises role tokens and the key: a text stays plain text even for a model whose template
 * knows such tokens, and even if its writer has obtained the key.
 */
const inert = (text: string, key: string): string =>
  text
    .replace(ROLE_TOKENS, (token) => token.replace(/[<[]/g, '(').replace(/[>\]]/g, ')'))
    .replace(new RegExp(key, 'gi'), '…');

/**
 * A block of data. Nothing in it can end it: whoever writes into it does not know the key, which is
 * also removed from it.
 * @param key letters and digits.
 */
export const delimited = (name: string, key: string, text: string): string =>
  `<${name} ${key}>\n${inert(text, key)}\n</${name} ${key}>`;
