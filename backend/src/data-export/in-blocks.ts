/** Characters that are written at once: a write for each piece takes longer than reading it. */
const BLOCK = 65_536;

/** The same text in larger pieces. */
export async function* inBlocks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let block = '';
  for await (const piece of pieces) {
    block += piece;
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
}
