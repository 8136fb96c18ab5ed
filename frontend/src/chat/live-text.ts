import type { StreamingReply, TokenEvent } from '@contract/socket-events';

type Piece = Pick<TokenEvent, 'attempt' | 'offset' | 'text'>;

/** A reply so far, and the pieces that arrived beyond a gap. */
export interface LiveText {
  attempt: number;
  text: string;
  ahead: readonly Piece[];
}

/** The oldest early pieces are dropped beyond this: the answer to `open-session` covers them. */
const MAX_EARLY_PIECES = 200;

const append = (live: LiveText, piece: Piece): LiveText => ({
  ...live,
  text: live.text + piece.text.slice(live.text.length - piece.offset),
});

const drain = (live: LiveText): LiveText => {
  let current = live;
  for (const piece of [...live.ahead].sort((one, other) => one.offset - other.offset)) {
    if (piece.offset <= current.text.length) current = append(current, piece);
  }
  const ahead = current.ahead.filter((piece) => piece.offset > current.text.length);
  return ahead.length === current.ahead.length ? current : { ...current, ahead };
};

/**
 * Adds a piece to a reply: skips known text, keeps a piece after a gap aside, starts over for a
 * higher attempt and ignores a lower one. Offsets are UTF-16 units.
 */
export const takeToken = (held: LiveText | undefined, piece: Piece): LiveText => {
  if (held && piece.attempt < held.attempt) return held;
  const live =
    held?.attempt === piece.attempt ? held : { attempt: piece.attempt, text: '', ahead: [] };
  if (piece.offset > live.text.length) {
    return { ...live, ahead: [...live.ahead, piece].slice(-MAX_EARLY_PIECES) };
  }
  if (piece.offset + piece.text.length <= live.text.length) return live;
  return drain(append(live, piece));
};

/** Merges the answer to `open-session`, which may be older than tokens that arrived before it. */
export const takeSnapshot = (
  held: LiveText | undefined,
  snapshot: Pick<StreamingReply, 'attempt' | 'text'>,
): LiveText => {
  if (held && snapshot.attempt < held.attempt) return held;
  if (held?.attempt !== snapshot.attempt) return { ...snapshot, ahead: [] };
  return snapshot.text.length > held.text.length ? drain({ ...held, text: snapshot.text }) : held;
};

export const hasGap = (live: LiveText | undefined): boolean => (live?.ahead.length ?? 0) > 0;
