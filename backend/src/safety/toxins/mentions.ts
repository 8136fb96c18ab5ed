import type { Span } from '../text.js';
import { DECOYS, REAL_WORDS } from './decoys.data.js';
import { FOODS } from './foods.data.js';
import { HOUSEHOLD } from './household.data.js';
import { MEDICINES } from './medicines.data.js';
import { PLANTS } from './plants.data.js';
import { isMisspelling } from './spelling.js';
import { isCut, type Token } from './tokens.js';
import type { Form, Substance } from './toxin.js';

export const SUBSTANCES: readonly Substance[] = [...FOODS, ...MEDICINES, ...HOUSEHOLD, ...PLANTS];

interface Name {
  words: readonly { stem: string; isPrefix: boolean }[];
  length: number;
  /** Left out: a decoy. */
  of?: { substance: Substance; form: Form };
}

/** A place where a substance is named. */
export interface Mention extends Span {
  substance: Substance;
  form: Form;
  /** Index of its first token, and of the one after its last. */
  from: number;
  to: number;
}

function compile(name: string, of?: Name['of']): Name {
  const words = Array.from(name.matchAll(/\d+|[a-z]+\*?|[%&]/g), ([word]) => ({
    stem: word.replace('*', ''),
    isPrefix: word.endsWith('*'),
  }));
  return { words, length: name.length, ...(of && { of }) };
}

const BY_INITIAL = new Map<string, Name[]>();
const NAMES = [
  ...SUBSTANCES.flatMap((substance) =>
    substance.forms.flatMap((form) => form.names.map((name) => compile(name, { substance, form }))),
  ),
  ...DECOYS.map((name) => compile(name)),
];
for (const name of NAMES) {
  const initial = name.words[0]?.stem.slice(0, 1) ?? '';
  BY_INITIAL.set(initial, [...(BY_INITIAL.get(initial) ?? []), name]);
}
for (const names of BY_INITIAL.values()) {
  names.sort((a, b) => b.words.length - a.words.length || b.length - a.length);
}

type Match = (token: string, word: Name['words'][number]) => boolean;

const exact: Match = (token, { stem, isPrefix }) =>
  isPrefix ? token.startsWith(stem) : token === stem;
const loose: Match = (token, word) =>
  exact(token, word) || (!REAL_WORDS.has(token) && isMisspelling(token, word.stem, word.isPrefix));

const ACTIVE_BAIT = /^(?:cholecalciferol|rodenticide-bromethalin)$/;
const SHORTEST_MISSPELT = 6;
const MEMORY = 5000;
/** No true question names more; a pasted list shall not take long. */
const MOST_MENTIONS = 40;

/** Remembers answers by word, since most words come again. */
function remembering(find: (token: string) => readonly Name[]): (token: string) => readonly Name[] {
  const remembered = new Map<string, readonly Name[]>();
  return (token) => {
    const known = remembered.get(token);
    if (known) return known;
    if (remembered.size >= MEMORY) remembered.clear();
    const found = find(token);
    remembered.set(token, found);
    return found;
  };
}

const namesThatBegin = (token: string, match: Match) =>
  (BY_INITIAL.get(token.slice(0, 1)) ?? []).filter(
    ({ words: [word] }) => word && match(token, word),
  );
const exactNames = remembering((token) => namesThatBegin(token, exact));
/** Names whose first word the token may be a misspelling of. */
const misspeltNames = remembering((token) =>
  token.length < SHORTEST_MISSPELT || REAL_WORDS.has(token) ? [] : namesThatBegin(token, loose),
);

/** Whether the words after the first, which fits already, stand there too. */
function matches(text: string, tokens: readonly Token[], at: number, name: Name): boolean {
  return name.words.slice(1).every((word, index) => {
    const token = tokens[at + index + 1];
    return token && !isCut(text, tokens, at + index + 1) && loose(token.text, word);
  });
}

/** "72 % cocoa" tells the strength of the chocolate, not a second food. */
const isShare = (text: string, mention: Mention, all: readonly Mention[]): boolean =>
  /% ?(?:di |of |d')?$/.test(text.slice(Math.max(0, mention.start - 6), mention.start)) &&
  mention.form.as === 'cocoa-powder' &&
  all.some((one) => one !== mention && one.substance === mention.substance);

/** A bait whose active substance is told counts as that one, wherever in the question it is told. */
function settleBaits(mentions: readonly Mention[]): Mention[] {
  const bait = mentions.some(({ substance }) => substance.id === 'rodenticide');
  const active = mentions.find(({ substance }) => ACTIVE_BAIT.test(substance.id))?.substance;
  const form = active?.forms.find((one) => (one.as ?? active.id).startsWith('rodenticide'));
  if (!bait || !active || !form) return [...mentions];
  return mentions.map((mention) =>
    mention.substance === active || mention.substance.id === 'rodenticide'
      ? { ...mention, substance: active, form }
      : mention,
  );
}

/** Substances named in a text, the longest name at each place; words of six letters or more may be misspelt. */
export function findMentions(text: string, tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length && mentions.length < MOST_MENTIONS; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const fits = (candidate: Name) => matches(text, tokens, at, candidate);
    const name = exactNames(token.text).find(fits) ?? misspeltNames(token.text).find(fits);
    if (!name) continue;
    const to = at + name.words.length;
    const end = tokens[to - 1]?.end ?? token.end;
    const isMeant = name.of?.form.within?.test(text) ?? true;
    if (name.of && isMeant) mentions.push({ ...name.of, from: at, to, start: token.start, end });
    at = to - 1;
  }
  return settleBaits(mentions.filter((mention) => !isShare(text, mention, mentions)));
}
