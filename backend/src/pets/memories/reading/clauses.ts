/** Sentences; a dot within a number, such as 4.1, does not end one. */
const SENTENCES = /[^.!?;\n]+(?:\.(?=\d)[^.!?;\n]*)*[.!?;\n]*/gu;

/**
 * Where a clause ends: a comma outside a number, a dash between spaces, a bracket, or a colon
 * outside a time.
 */
const PARTS = /,(?!\d|\s\d{4}\b)|\s[-–—]+\s|[()]|:(?!\d\d(?!\d))/u;

/** Where a question begins within a sentence. */
const ASKS_WITHIN =
  /\s(?=(?:how (?:much|many|often|long|do|can|should)|what (?:should|can|could|do|is|are)|which (?:one|food|kind)|can (?:i|we|she|he|it|you)|could (?:i|we|she|he|it|you)|should (?:i|we|she|he|it)|may (?:i|we)|is (?:it|that|this) (?:ok|okay|safe|normal|dangerous|bad|good)|quant[oaie] |che cosa |cosa |posso |possiamo |devo |dovrei |può |puoi |come (?:posso|devo|faccio|si)|è (?:normale|pericoloso|grave))\b)/iu;

/** How a question begins. */
const ASKS =
  /^(?:and |but |so |e |ma |allora )?(?:how|what|which|why|when|where|who|whose|is|are|was|does|do|did|can|could|should|would|will|shall|may|might|has|have (?:you|we)|any|come|che|cosa|cos'è|quale|quali|quant[oaie]|perch[eé]|quando|dove|chi|può|puoi|posso|possiamo|devo|dovrei|potrebbe|esiste)(?!\p{L})/iu;

/** Turns a statement into a question. */
const TAG =
  /^(?:right|correct|true|yes|no|isn't (?:she|he|it)|doesn't (?:she|he|it)|vero|giusto|sì|non è vero)$/iu;

/** The sentences of a message, each with its closing punctuation. */
export const sentencesOf = (message: string): string[] => message.match(SENTENCES) ?? [];

/**
 * The parts of a message that state something: questions are left out, and so is what follows one
 * in the same sentence. A sentence such as "She weighs 4 kg, how much should she eat?" states its
 * first part.
 */
export function statedClauses(message: string): string[] {
  return sentencesOf(message).flatMap((sentence) => {
    const isAsked = sentence.trimEnd().endsWith('?');
    const parts = sentence
      .replace(/[.!?;\n]+$/u, '')
      .split(PARTS)
      .flatMap((part) => part.split(ASKS_WITHIN))
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const asked = parts.findIndex((part) => ASKS.test(part));
    const stated = asked < 0 ? parts : parts.slice(0, asked);
    if (!isAsked || asked >= 0) return stated;
    const last = parts.at(-1) ?? '';
    return TAG.test(last) ? parts.slice(0, -2) : parts.slice(0, -1);
  });
}
