const { imul } = Math;

/** A 32-bit hash of a text (FNV-1a): the same on every machine. Mix it before taking a few bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}
