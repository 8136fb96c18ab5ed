import type { Span } from '../text.js';
import { DECOYS, REAL_WORDS } from './decoys.data.js';
import { FOODS } from './foods.data.js';
import { HOUSEHOLD } from './household.data.js';
import { MEDICINES } from './medicines.data.js';
import { PLANTS } from './plants.data.js';
import { isMisspelling } from './spelling.js';
import { gapBefore, type Token } from './tokens.js';
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
const remembered = new Map<string, readonly Name[]>();

/** Names whose first word the token may be a misspelling of; remembered, since most words come again. */
function misspeltNames(token: string, names: readonly Name[]): readonly Name[] {
  if (token.length < SHORTEST_MISSPELT || REAL_WORDS.has(token)) return [];
  const known = remembered.get(token);
  if (known) return known;
  const found = names.filter(({ words: [word] }) => word && loose(token, word));
  if (remembered.size >= MEMORY) remembered.clear();
  remembered.set(token, found);
  return found;
}

function matches(text: string, tokens: readonly Token[], at: number, name: Name, first: Match) {
  return name.words.every((word, index) => {
    const token = tokens[at + index];
    if (!token || (index > 0 && /[.!?;,:()\n]/.test(gapBefore(text, tokens, at + index)))) {
      return false;
    }
    return index === 0 ? first(token.text, word) : loose(token.text, word);
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
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const names = BY_INITIAL.get(token?.text.slice(0, 1) ?? '');
    if (!token || !names) continue;
    const name =
      names.find((candidate) => matches(text, tokens, at, candidate, exact)) ??
      misspeltNames(token.text, names).find((candidate) =>
        matches(text, tokens, at, candidate, loose),
      );
    if (!name) continue;
    const to = at + name.words.length;
    const end = tokens[to - 1]?.end ?? token.end;
    const isMeant = name.of?.form.within?.test(text) ?? true;
    if (name.of && isMeant) mentions.push({ ...name.of, from: at, to, start: token.start, end });
    at = to - 1;
  }
  return settleBaits(mentions.filter((mention) => !isShare(text, mention, mentions)));
}
