import type { Triage } from '@contract/chat';
import { NO_WAITING } from '@contract/emergency-words';

/** An answer repeats what to do first within this many characters. */
const OPENING = 800;

const LAST_WORDS = Object.values(NO_WAITING).map((words) => `\n\n**${words}**`);

/** Drops the end of a text that may still grow into one of these. */
const withoutBeginning = (text: string, whole: readonly string[]): string => {
  const longest = Math.max(0, ...whole.map(({ length }) => length - 1));
  for (let length = Math.min(longest, text.length); length > 0; length -= 1) {
    const end = text.slice(-length);
    if (whole.some((one) => one.startsWith(end))) return text.slice(0, -length);
  }
  return text;
};

const withoutLastWord = (text: string): string => {
  const said = LAST_WORDS.find((words) => text.trimEnd().endsWith(words));
  return said === undefined ? text : text.trimEnd().slice(0, -said.length);
};

/**
 * An answer as it is shown: below an emergency card, a reference to the card replaces the call,
 * which is on the card. The stored text keeps the call for readers without the card.
 * @param inCard the reference to show instead
 * @param growing holds back a part of the call until the rest has arrived
 */
export const besideCard = (
  text: string,
  { triage, inCard, growing }: { triage: Triage | undefined; inCard: string; growing: boolean },
): string => {
  if (triage?.level !== 'emergency') return text;
  const [call] = triage.actions;
  const said = withoutLastWord(text);
  const rest = growing
    ? withoutBeginning(said, call === undefined ? LAST_WORDS : [call, ...LAST_WORDS])
    : said;
  const at = call === undefined ? -1 : rest.indexOf(call);
  if (call === undefined || at < 0 || at > OPENING) return rest;
  return rest.slice(0, at) + inCard + rest.slice(at + call.length);
};
